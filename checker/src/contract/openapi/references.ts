/** The files of a contract, and what a reference in one of them means: `#/a/b`, `other.yaml`, `../other.yaml#/a/b`. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Document as Parsed } from 'yaml';
import { CannotRun } from '../../cli/cannotRun.ts';
import { messageOf } from '../../cli/messageOf.ts';
import { isObject } from '../../object.ts';
import { valueAt } from '../envelope.ts';

/** A value with the file that it stands in: its references are relative to that. */
export interface Placed {
  readonly value: unknown;
  readonly file: string;
  /** JSON pointer within the file, as far as it is known. */
  readonly pointer: string;
}

interface Read {
  readonly content: unknown;
  readonly parsed: Parsed | undefined;
  readonly lines: LineCounter;
}

export class Files {
  readonly #read = new Map<string, Read>();

  /** @throws CannotRun for a file that cannot be read, in one sentence */
  content(file: string): unknown {
    return this.#open(file).content;
  }

  /** Says what a file holds instead of what is written in it: an overlay has changed it. */
  replace(file: string, content: unknown): void {
    this.#read.set(file, { ...this.#open(file), content });
  }

  /** The line on which a value begins, from 1. */
  lineOf(file: string, path: readonly string[]): number {
    const { parsed, lines } = this.#open(file);
    let node: unknown = parsed?.contents;
    let offset = 0;
    for (const name of path) {
      const pair = isMap(node)
        ? node.items.find(({ key }) => isScalar(key) && String(key.value) === name)
        : undefined;
      if (isScalar(pair?.key)) offset = pair.key.range?.[0] ?? offset;
      node = pair ? pair.value : isSeq(node) ? node.items[Number(name)] : undefined;
      if (node === undefined || node === null) break;
    }
    return lines.linePos(offset).line;
  }

  /** What a `$ref` names, further references followed. */
  follow({ value, file, pointer }: Placed, trail: readonly string[] = []): Placed {
    if (!isObject(value) || typeof value['$ref'] !== 'string') return { value, file, pointer };
    const target = this.target(value['$ref'], file);
    const name = `${target.file}#${target.pointer}`;
    if (trail.includes(name)) throw new CannotRun(`${file}: ${value['$ref']} leads back to itself`);
    return this.follow(target, [...trail, name]);
  }

  /** @throws CannotRun for a reference to nothing */
  target(reference: string, from: string): Placed {
    const [path = '', fragment = ''] = reference.split('#');
    if (/^https?:/.test(path))
      throw new CannotRun(
        `${from}: ${reference} is on the network: save it beside the contract and name the file`,
      );
    const file = path === '' ? from : resolve(dirname(from), decodeURIComponent(path));
    if (!existsSync(file)) throw new CannotRun(`${from}: there is no ${path} (${reference})`);
    const pointer = decodeURIComponent(fragment);
    const value = pointer === '' ? this.content(file) : valueAt(this.content(file), pointer);
    if (value === undefined) throw new CannotRun(`${from}: nothing is at ${reference}`);
    return { value, file, pointer };
  }

  #open(file: string): Read {
    const known = this.#read.get(file);
    if (known) return known;
    const lines = new LineCounter();
    try {
      const parsed = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines, merge: true });
      const [error] = parsed.errors;
      if (error) throw error;
      const read = { content: parsed.toJS({ maxAliasCount: -1 }), parsed, lines };
      this.#read.set(file, read);
      return read;
    } catch (error) {
      throw new CannotRun(`cannot read the contract ${file}: ${messageOf(error).split('\n', 1)[0]}`);
    }
  }
}
