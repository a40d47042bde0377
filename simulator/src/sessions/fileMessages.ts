/** Messages between the store and its database thread. */

/** A session as a row of the database. */
export interface FileRow {
  readonly id: string;
  /** Hash of the base world. */
  readonly base: string;
  readonly baseBytes: number;
  /** Machine times in ms. */
  readonly startedAt: number;
  readonly usedAt: number;
  /** Bytes of the journal. */
  readonly bytes: number;
  /** Bytes of the journal's opening record. */
  readonly opening: number;
  /** 1 if anything changed since the start. */
  readonly changed: 0 | 1;
  readonly summary: string;
}

export type Write =
  /** Starts a journal; `base` is the text of the base world if the database does not have it yet. */
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
  /** Writes this many bytes over the last ones, to see whether the disk takes them. */
  | { readonly what: 'probe'; readonly bytes: number }
  | { readonly what: 'saveScene'; readonly name: string; readonly head: string; readonly text: string }
  | { readonly what: 'removeScene'; readonly name: string };

export type WorkerRequest = { readonly number: number } & (
  | { readonly what: 'commit'; readonly writes: readonly Write[] }
  | { readonly what: 'read'; readonly id: string }
  | { readonly what: 'readScene'; readonly name: string }
  | { readonly what: 'close' }
);

export interface Journal {
  /** Text of the base world. */
  readonly base: string;
  readonly records: readonly string[];
}

export interface WorkerResponse {
  readonly number: number;
  readonly read?: Journal;
  readonly scene?: string;
  readonly error?: string;
  /** True if the session is unreadable; false if the database does not answer. */
  readonly isDamage?: boolean;
}

/** First message: the stored content. */
export interface Opened {
  readonly rows: readonly FileRow[];
  /** Heads of the stored scenes. */
  readonly scenes: readonly string[];
  /** Hashes of the stored base worlds. */
  readonly bases: readonly string[];
  /** New name of a file that is damaged or has another version. */
  readonly aside?: string | undefined;
  /** Incomplete sessions of a damaged file. */
  readonly unreadable: readonly string[];
}
