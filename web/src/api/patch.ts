import type { Change } from "./protocol.ts";

/** The view after those changes; the old view stays as it was, and shares what did not change. */
export function changed<T>(view: T, changes: Change[]): T {
  return changes.reduce<unknown>((now, [path, ...value]) => put(now, path, value), view) as T;
}

function put(around: unknown, path: (string | number)[], value: unknown[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value[0];
  if (Array.isArray(around)) {
    const copy: unknown[] = [...around];
    copy[step as number] = put(copy[step as number], rest, value);
    return copy;
  }
  const copy: Record<string, unknown> = { ...(around as Record<string, unknown>) };
  if (rest.length === 0 && value.length === 0) delete copy[step];
  else copy[step] = put(copy[step], rest, value);
  return copy;
}
