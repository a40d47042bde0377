/** `Numbers are never used twice`: no two resources of a collection show the same number, whatever became of the first one. */
import { squeezed } from '../../../core/base/words.ts';
import { promisesIn, promisesOf } from '../../../core/contract/sentences.ts';
import type { Operation, Payload, Resource } from '../../../core/contract/types.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { collectionPath, idText, resourceWord } from '../names.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import { sightingsIn, type Watcher } from './watcher.ts';

/** `Invoice numbers are never used twice`, `No two orders have the same number`. Not `the number of seats`, which is a count. */
const NEVER =
  /\b(?:(\w+) )?(numbers|number(?! of \w+s\b)|references?)\b[^.;]*\b(?:(?:never|not) (?:be )?(?:used|given|issued|assigned|taken) (?:twice|again|a second time)|never reused)\b|\bno two (\w+) (?:have|share|get) the same (number|reference)\b/i;
const NEVER_ZH = /(编号|单号)[^。；]*(?:不(?:会)?(?:重复使用|复用|重复))/;

/** The promise of a sentence. */
interface Said {
  /** The kind that has the number, in the singular: `invoice` of `Invoice numbers`, `order` of `No two orders have …`; empty if unsaid. */
  readonly of: string;
  readonly noun: 'number' | 'reference';
  readonly text: string;
}

function saidIn(text: string): Said | undefined {
  const [, before = '', noun, plural = '', same] = NEVER.exec(text) ?? [];
  const word = (noun ?? same ?? (NEVER_ZH.test(text) ? 'number' : '')).toLowerCase().replace(/s$/, '');
  const of = squeezed(before || plural).replace(/s$/, '');
  return word === 'number' || word === 'reference' ? { of, noun: word, text } : undefined;
}

/** The sentences about one kind of resource: of its operations, and those of the contract that name it. */
function saidOf(resource: Resource, operations: readonly Operation[]): Said[] {
  const own = operations.filter(({ roles = [] }) =>
    roles.some((role) => role.resource.name === resource.name),
  );
  const abouts = [...new Set(own.map(({ about = '' }) => about))].flatMap((text) => promisesIn(text));
  const named = abouts
    .flatMap((text) => saidIn(text) ?? [])
    .filter(({ of }) => of === resourceWord(resource));
  return [...own.flatMap((each) => promisesOf(each)).flatMap((text) => saidIn(text) ?? []), ...named];
}

/** The member for the noun: `number`, else `invoiceNumber` of an invoice. */
function memberFor({ noun }: Said, resource: Resource, shown: Payload): string | undefined {
  const names = Object.keys(shown).filter((name) => name !== resource.member);
  const compound = `${squeezed(resourceWord(resource))}${noun}`;
  return names.find((name) => squeezed(name) === noun) ?? names.find((name) => squeezed(name) === compound);
}

/** The resource that has a number. */
interface Holder {
  readonly key: string;
  /** Its id. */
  readonly name: unknown;
  readonly by: Sent;
}

export class NumbersOnce implements Watcher {
  readonly #operations: readonly Operation[];
  readonly #said = new Map<string, readonly Said[]>();
  /** The first resource with each value. */
  readonly #holders = new Map<string, Holder>();

  /** @param operations operations whose sentences may contain the promise */
  constructor(operations: readonly Operation[]) {
    this.#operations = operations;
  }

  forget(): void {
    this.#holders.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    return sightingsIn(sent, account).flatMap(({ key, resource, name, shown }): Contradiction[] => {
      const said = this.#said.get(resource.name) ?? saidOf(resource, this.#operations);
      this.#said.set(resource.name, said);
      return said.flatMap((each): Contradiction[] => {
        const member = memberFor(each, resource, shown);
        const value = member === undefined ? undefined : shown[member];
        if (member === undefined || !isNumber(value)) return [];
        const at = `${account} ${collectionPath(resource, sent)} ${member} ${String(value)}`;
        const first = this.#holders.get(at);
        if (!first) this.#holders.set(at, { key, name, by: sent });
        if (!first || first.key === key) return [];
        const message = `${idText(resource, name)} and ${String(first.name)} both have ${member} ${String(value)}; the contract says '${each.text}'`;
        return [contradiction('twice', member, message, first.by)];
      });
    });
  }
}

/** A number, or a text with digits such as `RE-2026-17`. */
const isNumber = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /\d/.test(value));
