/**
 * Reads the entries of a HAR file one at a time, because recordings may exceed the memory. It reads the file in pieces, cuts out each
 * entry by counting braces outside strings, and only then parses it.
 */
import { open } from 'node:fs/promises';
import { StringDecoder } from 'node:string_decoder';
import { CannotRun } from '../base/cannotRun.ts';
import { messageOf } from '../base/messageOf.ts';

/** Size of the pieces in bytes. */
const PIECE = 64 * 1024;
/** Maximum size of an entry in characters. A larger one is an error. */
const LARGEST_ENTRY = 64 * 1024 * 1024;

/** One recorded exchange, in the form of HAR 1.2. */
export interface Entry {
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers?: readonly Header[];
    /** Size in bytes; -1 if unknown. */
    readonly bodySize?: number;
    readonly postData?: {
      readonly mimeType?: string;
      readonly text?: string;
      readonly params?: readonly Header[];
    };
  };
  readonly response: {
    readonly status: number;
    readonly headers?: readonly Header[];
    readonly content?: Content;
    /** Reason that there is no response, in the notation of Chrome and Playwright. */
    readonly _error?: string | null;
    readonly _failureText?: string | null;
  };
  readonly startedDateTime?: string;
  /** Duration in ms. */
  readonly time?: number;
}

interface Content {
  readonly size?: number;
  readonly mimeType?: string;
  readonly text?: string;
  readonly encoding?: string;
}

export interface Header {
  readonly name: string;
  readonly value?: string;
}

/** Returns a recorded body, which some recorders write in base64. */
export const bodyIn = ({ text = '', encoding }: Content = {}): string =>
  encoding === 'base64' ? Buffer.from(text, 'base64').toString() : text;

/** Returns the entries of a file. @throws CannotRun for a file that is no HAR, or is truncated */
export async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const scanner = new Scanner();
  try {
    for await (const piece of piecesOf(file)) {
      for (const text of scanner.take(piece)) yield parse(text, file, scanner.count);
    }
  } catch (error) {
    if (error instanceof CannotRun) throw error;
    throw new CannotRun(`cannot read --har ${file}: ${messageOf(error)}`);
  }
  if (scanner.state === 'before') throw new CannotRun(`${file} is no HAR: it has no "entries"`);
  if (!scanner.isWhole)
    throw new CannotRun(
      `${file} is cut: it ends after ${scanner.count} whole entries, in the middle of the recording`,
    );
}

/** Reads the text into one buffer: a stream would allocate one for each piece. */
async function* piecesOf(file: string): AsyncGenerator<string> {
  const handle = await open(file);
  try {
    const buffer = Buffer.allocUnsafe(PIECE);
    const decoder = new StringDecoder('utf8');
    for (;;) {
      const { bytesRead } = await handle.read(buffer, 0, PIECE);
      if (bytesRead === 0) break;
      yield decoder.write(buffer.subarray(0, bytesRead));
    }
    yield decoder.end();
  } finally {
    await handle.close();
  }
}

/** Drops nulls, which recorders write for missing values at any place. */
const withoutNulls = (_name: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((each) => each !== undefined);
  return value === null ? undefined : value;
};

function parse(text: string, file: string, count: number): Entry {
  try {
    const entry: Entry = JSON.parse(text, withoutNulls);
    if (typeof entry.request?.url === 'string' && typeof entry.response?.status === 'number') return entry;
  } catch {
    // The error below reports it.
  }
  throw new CannotRun(`${file}: entry ${count} is no request with its response`);
}

/** The beginning of the list of entries. */
const ENTRIES = /"entries"\s*:\s*\[/;
/** Character codes of `" { } ] \`. */
const [QUOTE, OPEN, CLOSE, END_OF_LIST, ESCAPE] = [34, 123, 125, 93, 92];
/** Characters of the previous piece that are kept, since a name may span two pieces. */
const OVERLAP = 64;

/** Cuts entries out of a text that comes in pieces. */
class Scanner {
  state: 'before' | 'within' | 'after' = 'before';
  count = 0;
  #text = '';
  /** Offset of the entry in the text; -1 between entries. */
  #start = -1;
  #at = 0;
  #depth = 0;
  #inText = false;
  #escaped = false;
  /** Text after the entries, which closes the log. */
  #tail = '';

  /** Returns whether the brackets of the log are closed too. */
  get isWhole(): boolean {
    return this.state === 'after' && this.#tail.replace(/\s/g, '').endsWith('}}');
  }

  *take(piece: string): Generator<string> {
    if (this.state === 'after') {
      this.#tail = (this.#tail + piece).slice(-OVERLAP);
      return;
    }
    this.#text += piece;
    if (this.state === 'before' && !this.#begin()) return;
    yield* this.#cut();
  }

  #begin(): boolean {
    const match = ENTRIES.exec(this.#text);
    if (!match) {
      this.#text = this.#text.slice(-OVERLAP);
      return false;
    }
    this.state = 'within';
    this.#text = this.#text.slice(match.index + match[0].length);
    return true;
  }

  *#cut(): Generator<string> {
    for (; this.#at < this.#text.length; this.#at += 1) {
      const code = this.#text.charCodeAt(this.#at);
      if (this.#inText) this.#withinText(code);
      else if (code === QUOTE) this.#inText = true;
      else if (code === OPEN) this.#open();
      else if (code === CLOSE) {
        this.#depth -= 1;
        if (this.#depth === 0) {
          this.count += 1;
          yield this.#text.slice(this.#start, this.#at + 1);
          this.#forget();
        }
      } else if (code === END_OF_LIST && this.#depth === 0) {
        this.state = 'after';
        this.#tail = this.#text.slice(this.#at + 1).slice(-OVERLAP);
        this.#text = '';
        return;
      }
    }
    if (this.#text.length > LARGEST_ENTRY)
      throw new CannotRun(
        `entry ${this.count + 1} of the recording is larger than ${LARGEST_ENTRY / 1024 / 1024} MB`,
      );
  }

  #open(): void {
    if (this.#depth === 0) this.#start = this.#at;
    this.#depth += 1;
  }

  #withinText(code: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (code === ESCAPE) this.#escaped = true;
    else if (code === QUOTE) this.#inText = false;
  }

  /** Drops text that was already returned. */
  #forget(): void {
    this.#text = this.#text.slice(this.#at + 1);
    // The loop adds 1.
    this.#at = -1;
    this.#start = -1;
  }
}
