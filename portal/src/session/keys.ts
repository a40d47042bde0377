/** The tab's stored parameters: each is written when the URL has it. 1 §9 */
export interface Kept {
  readonly from: string | undefined;
  readonly enChannel: string | undefined;
  readonly recommendCode: string | undefined;
  readonly product: string | undefined;
}

/** Session key → its query parameter. */
const sources = {
  from: 'from',
  enChannel: 'enChannel',
  recommendCode: 'ticket',
  product: 'product',
} as const satisfies Record<keyof Kept, string>;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

/**
 * Stores the query's values in the tab and returns them, else the values stored before (open point
 * ns-session-priority).
 */
export function keepArrival(query: URLSearchParams, storage: Storage): Kept {
  const read = (key: keyof Kept): string | undefined => {
    const given = query.get(sources[key]);
    if (given) storage.setItem(key, given);
    return given || (storage.getItem(key) ?? undefined);
  };
  return {
    from: read('from'),
    enChannel: read('enChannel'),
    recommendCode: read('recommendCode'),
    product: read('product'),
  };
}

/** Returns whether the user came through a channel: `from` or `enChannel` names it. docs/decisions/0227 */
export const cameThrough = (kept: Kept, wanted: string): boolean =>
  kept.from === wanted || kept.enChannel === wanted;
