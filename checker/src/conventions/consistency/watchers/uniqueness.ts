/**
 * A value that the contract calls unique occurs once. The backend must refuse a second one, also in an update and in another
 * spelling.
 */
import { isStateName } from '../../../core/base/stateName.ts';
import { timeOf } from '../../../core/base/timeOf.ts';
import { DAY_MS } from '../../../core/base/timeUnits.ts';
import { isSpokenIn } from '../../../core/base/words.ts';
import { bodyOf, membersOf } from '../../../core/contract/body.ts';
import { flattened } from '../../../core/contract/flattened.ts';
import { dataOf } from '../../../core/contract/openapi/dataOf.ts';
import { refusalsIn, sentencesIn, sentencesOf } from '../../../core/contract/sentences.ts';
import type { Operation, Payload, Resource } from '../../../core/contract/types.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { normalized, type IgnoredDifferences } from '../../../core/rules/normalized.ts';
import { perOperation } from '../../prose/perOperation.ts';
import { holdsInState } from '../../prose/saidStates.ts';
import { sameMembers } from '../../prose/sameMembers.ts';
import { sets } from '../facts.ts';
import {
  requestedIdOf,
  idText,
  keyOf,
  collectionPath,
  parentMembers,
  returnedIdOf,
  shownIn,
} from '../names.ts';
import { stateRows } from '../stateRows.ts';
import { contradiction, type Contradiction, type LastState } from '../trackedResource.ts';
import { uniqueIn } from '../unique.ts';
import { alikeIn } from './alike.ts';
import { isWrite, sightingsIn, touchedBy, type Watcher } from './watcher.ts';

interface LastShown extends LastState {
  /** The id of the resource. */
  readonly name: unknown;
}

/** States of a finished resource. Another resource may take its unique value. */
const OVER = /cancel|clos|archiv|delet|inactiv|deactiv|revok|expir|retir|reject|return|end|disabl/i;

/** The unique members of a resource, and what to ignore when they are compared. */
interface Unique {
  readonly names: readonly string[];
  readonly alike: IgnoredDifferences;
  /** The sentences that name the members. They may limit the rule: `unique in its house`, `while one is open`. */
  readonly text: string;
}

/** Returns the unique members that the contract of an operation names. */
export const uniqueMembers = perOperation((operation): Unique => {
  const names = uniqueIn(operation);
  const texts = [...sentencesOf(operation), ...refusalsIn(operation, stateRows(operation))];
  const about = texts.filter((text) =>
    names.some((name) => isSpokenIn(text, name) || isSpokenIn(text, `${name}s`)),
  );
  return { names, alike: alikeIn(texts), text: (about.length > 0 ? about : texts).join('. ') };
});

export class Uniqueness implements Watcher {
  /** The last shown state of each resource, by collection path and account. */
  readonly #known = new Map<string, Map<string, LastShown>>();
  /** The unique members of each kind of resource. `forget` keeps them and the parents: no write changes them. */
  readonly #unique = new Map<string, Unique>();
  /** The members that show the parents of each kind of resource; undefined if a parent is not shown. */
  readonly #parents = new Map<string, readonly string[] | undefined>();

  forget(): void {
    this.#known.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    const isTaken = isWrite(sent) && sent.exchange.verdict.success;
    const found = isTaken ? this.#takenTwice(sent, account) : [];
    if (isTaken) {
      const touched = touchedBy(sent, account);
      for (const all of this.#known.values()) for (const key of touched) all.delete(key);
      // A removal may also remove resources within the resource.
      if (sent.case.operation.method === 'DELETE') this.#known.clear();
    }
    for (const { key, resource, name, shown } of sightingsIn(sent, account)) {
      const at = `${collectionPath(resource, sent)} ${account}`;
      const all = this.#known.get(at) ?? new Map<string, LastShown>();
      this.#known.set(at, all.set(key, { name, shown, by: sent }));
    }
    return found;
  }

  #takenTwice(sent: Sent, account: string): Contradiction[] {
    const { operation, ask } = sent.case;
    const body = bodyOf(operation, ask.payload);
    const mine = { ...body, ...shownIn(sent) };
    return (operation.roles ?? []).flatMap(({ resource, does }) => {
      if (does === 'list' || resource.single) return [];
      if (does === 'made') this.#unique.set(resource.name, uniqueMembers(operation));
      const unique = this.#uniqueOf(operation, resource, does);
      const own = does === 'made' ? returnedIdOf(resource, sent) : requestedIdOf(resource, sent);
      if (!unique || own === undefined) return [];
      const key = keyOf(resource, own, sent, account);
      if (does === 'made') this.#parents.set(resource.name, parentMembers(operation, resource, mine));
      // Without a seen creation, nothing is known of parents outside the path.
      const parents = this.#parents.has(resource.name) ? this.#parents.get(resource.name) : [];
      // A parent that no response shows may differ, and then both may have the value.
      if (!parents) return [];
      const isBeside = (shown: Payload): boolean => parents.every((name) => mine[name] === shown[name]);
      return unique.names.flatMap((member): Contradiction[] => {
        const value = body[member];
        // A member that is not in the contract is ignored.
        if (!membersOf(operation)[member]) return [];
        if (typeof value !== 'string' && typeof value !== 'number') return [];
        const same = (other: unknown): boolean =>
          normalized(other, unique.alike) === normalized(value, unique.alike);
        const twin = [...(this.#known.get(`${collectionPath(resource, sent)} ${account}`) ?? [])].find(
          ([other, { shown }]) =>
            other !== key &&
            same(shown[member]) &&
            !isOver(shown, Object.keys(membersOf(operation))) &&
            isBeside(shown) &&
            isInSaidState(operation, unique, shown) &&
            isInScope(unique, mine, shown),
        )?.[1];
        if (!twin) return [];
        const message = `there is one with ${member} ${JSON.stringify(twin.shown[member])} already (${String(twin.name)}), and ${JSON.stringify(value)} is accepted`;
        return [contradiction('forbidden', operation.id, `${idText(resource, own)}: ${message}`, twin.by)];
      });
    });
  }

  /** An update must respect the uniqueness of the creation, if it has a code for a conflict. */
  #uniqueOf(operation: Operation, resource: Resource, does: 'one' | 'made'): Unique | undefined {
    if (does === 'made') return this.#unique.get(resource.name);
    if (!sets(operation) || stateRows(operation).length === 0) return undefined;
    const own = uniqueMembers(operation);
    const made = this.#unique.get(resource.name);
    if (own.names.length === 0) return made;
    if (!made) return own;
    const { case: anyCase, blanks, hyphens } = made.alike;
    return {
      names: own.names,
      text: `${own.text}. ${made.text}`,
      alike: {
        case: own.alike.case || anyCase,
        blanks: own.alike.blanks || blanks,
        hyphens: own.alike.hyphens || hyphens,
      },
    };
  }
}

/** `While one is requested or received`: in any other state, another resource may have the value. */
function isInSaidState(operation: Operation, { text }: Unique, shown: Payload): boolean {
  return Object.entries(dataOf(operation).properties ?? {}).every(([name, part]) => {
    const states = (flattened(part, operation.schemas).enum ?? []).map(String);
    return holdsInState(sentencesIn(text), String(shown[name]), states) !== false;
  });
}

/** `Once per customer`: the resources may not show whose they are. */
const PER_PERSON =
  /\b(?:per|for each|for every|by each|each|every) (?:user|member|customer|person|account|client|caller|owner)\b/i;

/** Returns whether both are in the house that `unique in its house` means, as far as they show it. */
function isInScope({ names, text }: Unique, own: Payload, shown: Payload): boolean {
  const scope = sameMembers(
    text,
    Object.keys(shown).filter((name) => !names.includes(name) && own[name] !== undefined),
  );
  if (scope.length === 0 && PER_PERSON.test(text)) return false;
  return scope.every((name) => String(own[name]) === String(shown[name]));
}

/**
 * Returns whether the resource is finished: its unique value is free again.
 *
 * @param given the members of the request. An end that was given, such as `endsOn` of a policy, is a plan: it counts once it is past
 */
const isOver = (shown: Payload, given: readonly string[]): boolean =>
  Object.entries(shown).some(([name, value]) => {
    if (value === true) return OVER.test(name);
    if (value === false) return /^(is_?)?(active|enabled)$/i.test(name);
    if (typeof value !== 'string') return false;
    const isOverState = isStateName(name) && OVER.test(value);
    const isTimeOfEnd = /(_at|At|_on|On)$/.test(name) && OVER.test(name);
    const isAhead = given.includes(name) && timeOf(value) > Date.now() + DAY_MS;
    return isOverState || (isTimeOfEnd && !isAhead);
  });
