/** Content of a foreign file, before it is compared with the contracts. */
import type { WireTrouble } from '#simulator/scenarios/replayText.ts';

/** A request with its answer. */
export interface Found {
  /** Name in its file. */
  readonly name: string;
  /** In capitals. */
  readonly method: string;
  /** Absolute, or from the path on; with the query. */
  readonly url: string;
  /** Body of the request; undefined if the answer is for any request. */
  readonly body?: string | undefined;
  /** True if the answer is for any request of the operation. */
  readonly isForAny?: boolean;
  readonly answer: Answer;
  /** Parts that are not imported. */
  readonly remarks?: readonly string[];
}

/** Without a status there is none: the connection breaks. */
export interface Answer {
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly delayMs?: number;
  readonly wire?: WireTrouble;
}

/** An item that is not imported, and the reason. */
export interface Left {
  readonly name: string;
  readonly reason: string;
}

/** Reason for files of a page, which are many and only counted. */
export const PAGE_FILE = 'is a file of a page';

/** One item of a file. */
export type Item = Found | Left;

export const isLeft = (item: Item): item is Left => 'reason' in item;

/** Returns a member of an unknown JSON value; undefined without one. */
export const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[name] : undefined,
    value,
  );

export const listAt = (value: unknown, ...path: readonly string[]): readonly unknown[] => {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
};

export const textAt = (value: unknown, ...path: readonly string[]): string | undefined => {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : undefined;
};

/** Returns headers by name in lower case; line ends separate several values of a name (replayText.ts). */
export function headersFrom(pairs: Iterable<readonly [name: string, value: string]>): Record<string, string> {
  // A map: a header may be named like a member of every object.
  const headers = new Map<string, string>();
  for (const [name, value] of pairs) {
    const key = name.toLowerCase();
    const earlier = headers.get(key);
    headers.set(key, earlier === undefined ? value : `${earlier}\n${value}`);
  }
  return Object.fromEntries(headers);
}
