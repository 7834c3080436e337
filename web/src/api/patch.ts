import type { Change } from "./protocol.ts";

/** The view after those changes; the old view stays as it was, and shares what did not change. */
export function applyChanges<T>(view: T, changes: Change[]): T {
  return changes.reduce<unknown>((now, [path, ...value]) => setAt(now, path, value), view) as T;
}

function setAt(container: unknown, path: (string | number)[], value: unknown[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value[0];
  if (Array.isArray(container)) {
    const copy: unknown[] = [...container];
    copy[step as number] = setAt(copy[step as number], rest, value);
    return copy;
  }
  const copy: Record<string, unknown> = { ...(container as Record<string, unknown>) };
  if (rest.length === 0 && value.length === 0) delete copy[step];
  else copy[step] = setAt(copy[step], rest, value);
  return copy;
}
