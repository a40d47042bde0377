/** Parses the store address in `SIM_STORE`. Pure. */

export type StoreAddress =
  | { readonly kind: 'memory' }
  /** A database in a folder, used by one process. */
  | { readonly kind: 'file'; readonly folder: string }
  /** Shared with other processes. */
  | { readonly kind: 'redis'; readonly url: string };

/** @throws if the text is no store address */
export function storeAddress(text: string | undefined): StoreAddress {
  if (text === undefined || text === '' || text === 'memory') return { kind: 'memory' };
  const folder = /^file:(.+)$/.exec(text)?.[1];
  if (folder !== undefined) return { kind: 'file', folder };
  if (/^rediss?:\/\//.test(text) && URL.canParse(text)) return { kind: 'redis', url: text };
  throw new Error(
    `SIM_STORE must be memory, file:FOLDER or redis://HOST:PORT, as in SIM_STORE=file:.cache/sessions, not ${text}`,
  );
}
