/** What a foreign file says, before the contracts are asked. */
import type { WireTrouble } from '#simulator/scenarios/replayText.ts';

/** A request with its answer. */
export interface Found {
  /** How its file calls it. */
  readonly name: string;
  /** In capitals. */
  readonly method: string;
  /** Absolute, or from the path on; with the query. */
  readonly url: string;
  /** Of the request; undefined where the answer is for any request. */
  readonly body?: string | undefined;
  /** Whether the answer is for any request of the operation. */
  readonly isForAny?: boolean;
  readonly answer: Answer;
  /** What of it is not taken. */
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

/** What is not taken, and why. */
export interface Left {
  readonly name: string;
  readonly reason: string;
}

/** Why a file of a page is not taken: there are many, which are counted. */
export const PAGE_FILE = 'is a file of a page';

/** One item of a file. */
export type Item = Found | Left;

export const isLeft = (item: Item): item is Left => 'reason' in item;

/** A member of a JSON value of which nothing is known; undefined where there is none. */
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

/** Headers by name in lower case; several values of one name have line ends between them (replayText.ts). */
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
