/** Resolves references between the files of a contract: `#/a/b`, `other.yaml`, `../other.yaml#/a/b`. */
import { CannotRun } from '../../base/cannotRun.ts';
import { isObject } from '../../base/object.ts';
import { percentDecoded } from '../../base/percentDecoded.ts';
import { valueAt } from '../../base/pointer.ts';
import { Oddities } from '../oddities.ts';
import type { AllowedFolders } from './allowed.ts';
import { allowedIn } from './allowed.ts';
import { shownFile } from './downloads.ts';
import type { Read } from './readDocument.ts';
import { readDocument, textOf, Unreadable } from './readDocument.ts';

/** A value with its file. References in it are relative to that file. */
export interface PlacedValue {
  readonly value: unknown;
  readonly file: string;
  /** JSON pointer in the file, as far as it is known. */
  readonly pointer: string;
}

/** Maximum number of references to references. A longer trail leads nowhere. */
const LONGEST_TRAIL = 50;

export class Files {
  readonly #read = new Map<string, Read | Unreadable>();
  readonly #allowed: AllowedFolders;
  /** Parts that could not be read. */
  readonly oddities = new Oddities();

  /** @param folders folders that references may name */
  constructor(folders: readonly string[]) {
    this.#allowed = allowedIn(folders);
  }

  /** Returns the content of a file. @throws CannotRun if it cannot be read, in one sentence */
  content(file: string): unknown {
    const read = this.#open(file);
    if (read instanceof Unreadable)
      throw new CannotRun(`cannot read the contract ${shownFile(file)}: ${read.message}`);
    return read.content;
  }

  /** Replaces the content of a file by the result of an overlay, or of the conversion from Swagger 2.0. */
  replace(file: string, content: unknown): void {
    const read = this.#open(file);
    this.#read.set(file, { content, lineOf: read instanceof Unreadable ? () => 1 : read.lineOf });
  }

  /** Returns the line at which an operation or a path begins, from 1. */
  lineOf(file: string, path: readonly string[]): number {
    const read = this.#open(file);
    return read instanceof Unreadable ? 1 : read.lineOf(path);
  }

  /** Returns the first line with a text, from 1. */
  lineOfText(file: string, text: string): number {
    try {
      const whole = textOf(file);
      const at = whole.indexOf(text);
      return at < 0 ? 1 : whole.slice(0, at).split('\n').length;
    } catch {
      return 1;
    }
  }

  /** Records a left-out part, with the line of a text as its place. */
  leaveOut(file: string, text: string, what: string): void {
    this.oddities.add({ file: shownFile(file), line: this.lineOfText(file, text) }, what);
  }

  /** Resolves a `$ref`, including further references. If it leads nowhere, the value is undefined, and the report names it once. */
  follow({ value, file, pointer }: PlacedValue, trail = 0): PlacedValue {
    if (!isObject(value) || typeof value['$ref'] !== 'string') return { value, file, pointer };
    const reference = value['$ref'];
    const target =
      trail < LONGEST_TRAIL
        ? this.target(reference, file)
        : this.#nowhere(file, reference, 'it leads back to itself');
    return target ? this.follow(target, trail + 1) : { value: undefined, file, pointer };
  }

  /** Returns the target of a reference. A missing or forbidden target is recorded once; then returns undefined. */
  target(reference: string, from: string): PlacedValue | undefined {
    const [path = '', fragment = ''] = reference.split('#');
    const file = path === '' ? from : this.#allowed.fileOf(path, from);
    if (typeof file !== 'string') return this.#nowhere(from, reference, file.why);
    const read = this.#open(file);
    if (read instanceof Unreadable) return this.#nowhere(from, reference, read.message);
    const pointer = percentDecoded(fragment);
    if (pointer !== '' && !pointer.startsWith('/'))
      return this.#nowhere(from, reference, 'only JSON pointers are followed');
    const value = pointer === '' ? read.content : valueAt(read.content, pointer);
    return value === undefined
      ? this.#nowhere(from, reference, 'nothing is there')
      : { value, file, pointer };
  }

  #nowhere(from: string, reference: string, why: string): undefined {
    this.leaveOut(from, reference, `$ref ${reference} is left out: ${why}`);
    return undefined;
  }

  #open(file: string): Read | Unreadable {
    const known = this.#read.get(file);
    if (known) return known;
    const read = attempted(file);
    if (!(read instanceof Unreadable) && read.mistake)
      this.oddities.add(
        { file: shownFile(file), line: read.mistake.line },
        `its YAML is broken: ${read.mistake.what}`,
      );
    this.#read.set(file, read);
    return read;
  }
}

function attempted(file: string): Read | Unreadable {
  try {
    return readDocument(file);
  } catch (error) {
    if (error instanceof Unreadable) return error;
    throw error;
  }
}
