/** Content of a foreign file (HAR, Postman, WireMock) before it is compared with the contracts. */
import type { WireTrouble } from '#simulator/scenarios/replayText.ts';

/** A request with its response. */
export interface FoundExchange {
  /** Name in its file. */
  readonly name: string;
  /** In capitals. */
  readonly method: string;
  /** Absolute or relative, with the query. */
  readonly url: string;
  /** Body of the request, if the file has one. */
  readonly body?: string | undefined;
  /** True if the response is for any request of the operation. */
  readonly isForAny?: boolean;
  readonly answer: Answer;
  /** Parts that are not imported. */
  readonly remarks?: readonly string[];
}

/** A response. Without a status there is no response: the connection breaks. */
export interface Answer {
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly delayMs?: number;
  readonly wire?: WireTrouble;
}

/** An item that is not imported, and the reason. */
export interface SkippedItem {
  readonly name: string;
  readonly reason: string;
}

/** Reason for skipped files of a page. They are many, so they are only counted. */
export const PAGE_FILE = 'is a file of a page';

/** One item of a file. */
export type Item = FoundExchange | SkippedItem;

export const isSkipped = (item: Item): item is SkippedItem => 'reason' in item;

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
