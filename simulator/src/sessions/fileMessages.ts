/** What the store and the thread of its database tell each other. */

/** A session as a row of the database. */
export interface FileRow {
  readonly id: string;
  readonly base: string;
  readonly baseBytes: number;
  readonly startedAt: number;
  readonly usedAt: number;
  readonly bytes: number;
  readonly opening: number;
  readonly changed: 0 | 1;
  readonly summary: string;
}

export type Write =
  /** Starts a journal; `base` where the database does not have that world yet. */
  | {
      readonly what: 'open';
      readonly row: FileRow;
      readonly base?: string | undefined;
      readonly record: string;
    }
  | { readonly what: 'append'; readonly row: FileRow; readonly record: string }
  | { readonly what: 'remove'; readonly id: string }
  | { readonly what: 'removeBase'; readonly hash: string }
  | { readonly what: 'used'; readonly id: string; readonly usedAt: number }
  | { readonly what: 'probe'; readonly bytes: number }
  | { readonly what: 'saveScene'; readonly name: string; readonly head: string; readonly text: string }
  | { readonly what: 'removeScene'; readonly name: string };

export type Ask = { readonly number: number } & (
  | { readonly what: 'commit'; readonly writes: readonly Write[] }
  | { readonly what: 'read'; readonly id: string }
  | { readonly what: 'readScene'; readonly name: string }
  | { readonly what: 'close' }
);

export interface Journal {
  readonly base: string;
  readonly records: readonly string[];
}

export interface Answer {
  readonly number: number;
  readonly read?: Journal;
  readonly scene?: string;
  readonly error?: string;
  /** Whether it is the session that cannot be read, and not the database that does not answer. */
  readonly isDamage?: boolean;
}

/** The first message: what the database kept. */
export interface Opened {
  readonly rows: readonly FileRow[];
  /** Heads of the stored scenes. */
  readonly scenes: readonly string[];
  /** Hashes of the base worlds that it has. */
  readonly bases: readonly string[];
  /** A damaged file, or another version's, under its new name. */
  readonly aside?: string | undefined;
  /** Sessions of a damaged file that are not whole. */
  readonly unreadable: readonly string[];
}
