/** `copies minus open loans`: a number that counts other resources changes with them. */
import { flattened } from '../../../core/contract/flattened.ts';
import { dataOf } from '../../../core/contract/openapi/dataOf.ts';
import { listIn } from '../../../core/contract/openapi/paging.ts';
import type { Operation, Payload, Resource, Schema } from '../../../core/contract/types.ts';
import type { Sent } from '../../../core/judging/sent.ts';
import { idText, refersTo, resourceWord } from '../names.ts';
import { contradiction, type Contradiction } from '../trackedResource.ts';
import { isRefused, isWrite, sightingsIn, touchedBy, type Sighting, type Watcher } from './watcher.ts';

interface Counter {
  readonly member: string;
  /** The member from which the count is subtracted. */
  readonly from?: string;
  /** The counted kind of resource, in the singular, and the state in which it counts. */
  readonly kind: string;
  readonly state?: string;
  readonly text: string;
}

/** `copies minus open loans`: the member, the state and the kind. */
const MINUS =
  /^(?:the )?(?:number of )?(\w+) (?:minus|less|without|−|-) (?:the )?(?:number of )?(?:(\w+) )?(\w+?)s?$/i;
/** `number of open loans of the member`: the state and the kind. */
const COUNT = /^(?:the )?(?:number|count) of (?:(\w+) )?(\w+?)s?(?: of (?:it|the \w+|this \w+))?$/i;

/** @param kinds the known kinds of resources, in the singular */
function countersIn(
  properties: Readonly<Record<string, Schema>>,
  kinds: ReadonlySet<string>,
  { schemas }: Operation,
): Counter[] {
  return Object.entries(properties).flatMap(([member, part]): Counter[] => {
    const { description = '', type } = flattened(part, schemas);
    const text = (part.description ?? description).trim().replace(/[.;]$/, '');
    if (![type].flat().includes('integer')) return [];
    const [, whole, lessState, lessKind] = MINUS.exec(text) ?? [];
    const [, countState, countKind] = COUNT.exec(text) ?? [];
    const from = Object.keys(properties).find((each) => each.toLowerCase() === whole?.toLowerCase());
    const kind = (lessKind ?? countKind)?.toLowerCase();
    if (kind === undefined || !kinds.has(kind) || (lessKind !== undefined && from === undefined)) return [];
    const state = (lessState ?? countState)?.toLowerCase();
    return [
      {
        member,
        kind,
        text,
        ...(from !== undefined && { from }),
        ...(state !== undefined && { state }),
      },
    ];
  });
}

/** A resource with a counter, as a response has shown it last. */
interface Counted {
  readonly key: string;
  readonly resource: Resource;
  /** Its id. */
  readonly name: unknown;
  readonly counter: Counter;
  readonly shown: Payload;
  readonly by: Sent;
  /** Change of the count since then, by the writes; NaN if unknown. */
  readonly moved: number;
}

export class Counters implements Watcher {
  readonly #kinds: ReadonlySet<string>;
  /** The counters of each kind of resource, by its properties in the contract. */
  readonly #counters = new WeakMap<object, readonly Counter[]>();
  readonly #seen = new Map<string, Counted>();
  /** The last shown state of each resource that a counter may count. */
  readonly #counted = new Map<string, Payload>();

  /** @param operations operations whose resources are counted */
  constructor(operations: readonly Operation[]) {
    this.#kinds = new Set(
      operations.flatMap(({ roles = [] }) => roles.map(({ resource }) => resourceWord(resource))),
    );
  }

  forget(): void {
    this.#seen.clear();
    this.#counted.clear();
  }

  saw(sent: Sent, account: string): Contradiction[] {
    const sightings = sightingsIn(sent, account);
    if (isWrite(sent) && !isRefused(sent)) this.#wrote(sent, account, sightings);
    return sightings.flatMap((sighting) => {
      this.#counted.set(sighting.key, sighting.shown);
      const { operation } = sent.case;
      const data = dataOf(operation);
      const { properties = {} } =
        (sighting.from === 'item' ? listIn(data, operation.schemas)?.item : data) ?? {};
      const counters = this.#counters.get(properties) ?? countersIn(properties, this.#kinds, operation);
      this.#counters.set(properties, counters);
      return counters.flatMap((counter) => this.#compare(sent, sighting, counter));
    });
  }

  #compare(sent: Sent, { key, resource, name, shown }: Sighting, counter: Counter): Contradiction[] {
    const { member, from, text } = counter;
    const before = this.#seen.get(`${key} ${member}`);
    this.#seen.set(`${key} ${member}`, { key, resource, name, counter, shown, by: sent, moved: 0 });
    const [was, is] = [before?.shown[member], shown[member]];
    // If no write has moved the count, a change has another cause.
    if (!before || typeof was !== 'number' || typeof is !== 'number' || before.moved === 0) return [];
    // `copies minus open loans` rises with the copies and falls with each loan. `number of loans` rises with each loan.
    const change =
      from === undefined ? before.moved : Number(shown[from]) - Number(before.shown[from]) - before.moved;
    const wanted = was + change;
    if (Number.isNaN(wanted) || wanted === is) return [];
    const message = `${idText(resource, name)} shows ${member} ${is}, which was ${was} and had to become ${wanted}; the contract says '${text}'`;
    return [contradiction('counted', member, message, before.by)];
  }

  /** Adjusts the counts for each resource that a write creates, changes or removes. */
  #wrote(sent: Sent, account: string, sightings: readonly Sighting[]): void {
    const { operation } = sent.case;
    const touched = new Set(touchedBy(sent, account));
    const kinds = new Set((operation.roles ?? []).map(({ resource }) => resourceWord(resource)));
    for (const [at, seen] of this.#seen) {
      if (kinds.has(seen.counter.kind)) {
        const changes = [...touched].map((key) => this.#changeOf(key, seen, sent, sightings));
        this.#seen.set(at, { ...seen, moved: changes.reduce((sum, each) => sum + each, seen.moved) });
        continue;
      }
      // A write to the resource itself may set its count. A removal or an action elsewhere may remove what it counts.
      if (touched.has(seen.key) || !isPlainWrite(operation)) this.#seen.delete(at);
    }
    if (operation.method === 'DELETE') for (const key of touched) this.#counted.delete(key);
  }

  #changeOf(
    key: string,
    { counter, resource, name }: Counted,
    sent: Sent,
    sightings: readonly Sighting[],
  ): number {
    const was = this.#counted.get(key);
    const now = sightings.find((each) => each.key === key);
    // 1 if the counter counts a resource, 0 if not; NaN if no member refers to the counting one, as `memberId` of a loan does.
    const counts = (shown: Payload): number => {
      const references = Object.keys(shown).filter((each) => refersTo(each, resource));
      if (references.length === 0) return Number.NaN;
      const isReferred = references.some((each) => String(shown[each]) === String(name));
      return isReferred &&
        (counter.state === undefined || Object.values(shown).some((each) => each === counter.state))
        ? 1
        : 0;
    };
    if (now?.from === 'made') return counts(now.shown);
    // A resource that was never shown has an unknown effect on the count.
    if (!was) return Number.NaN;
    if (sent.case.operation.method === 'DELETE') return -counts(was);
    return now ? counts(now.shown) - counts(was) : Number.NaN;
  }
}

/** A creation or an update, which changes no other resource. */
const isPlainWrite = ({ method, roles = [] }: Operation): boolean =>
  /^(PUT|PATCH)$/.test(method) || (method === 'POST' && roles.every(({ does }) => does === 'made'));
