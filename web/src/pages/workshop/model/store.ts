/** Drafts are kept in this browser, in a database of their own. */

import type { Draft } from "./draft.ts";

const NAME = "holdfast-workshop";
const DRAFTS = "drafts";

export interface DraftStore {
  all(): Promise<Draft[]>;
  load(id: string): Promise<Draft | undefined>;
  save(draft: Draft): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Why a draft could not be kept: there is no room, or this browser keeps nothing. */
export class NotKept extends Error {
  constructor(readonly reason: "full" | "closed") {
    super(reason);
  }
}

const reasonOf = (error: unknown): NotKept =>
  new NotKept(error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "closed");

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(DRAFTS, { keyPath: "id" });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error());
    asked.onblocked = () => reject(new Error());
  });
}

async function within<T>(mode: IDBTransactionMode, work: (drafts: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  try {
    const database = await opened();
    try {
      return await new Promise<T>((resolve, reject) => {
        const transaction = database.transaction(DRAFTS, mode);
        const asked = work(transaction.objectStore(DRAFTS));
        transaction.oncomplete = () => resolve(asked.result);
        transaction.onabort = transaction.onerror = () => reject(transaction.error ?? asked.error ?? new Error());
      });
    } finally {
      database.close();
    }
  } catch (error) {
    throw reasonOf(error);
  }
}

export const browserStore: DraftStore = {
  all: async () => ((await within("readonly", (drafts) => drafts.getAll())) as Draft[]).sort((a, b) => b.changed - a.changed),
  load: (id) => within("readonly", (drafts) => drafts.get(id)) as Promise<Draft | undefined>,
  save: async (draft) => void (await within("readwrite", (drafts) => drafts.put(draft))),
  remove: async (id) => void (await within("readwrite", (drafts) => drafts.delete(id))),
};
