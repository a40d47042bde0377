/** The valid requests of the probes: for the newest resource, for seen ones, with fresh values. */
import { DAY_MS } from '../../core/base/timeUnits.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { makes } from '../../core/contract/makes.ts';
import type { Resource, Operation, Payload } from '../../core/contract/types.ts';
import { travels } from '../../core/exchange/spread.ts';
import type { Rules } from '../../core/judging/check.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { fill, idsIn } from '../../core/requests/fill.ts';
import { withFreshKey } from '../../core/requests/idempotencyKey.ts';
import type { Pool } from '../../core/requests/pool.ts';
import { requestsForBothSides } from '../../core/requests/requestsForBothSides.ts';
import { shiftDates } from '../../core/requests/shiftDates.ts';
import { takenMembers } from '../../core/requests/takenMembers.ts';
import { uniqueValues } from '../../core/requests/uniqueValues.ts';
import { examplesOf } from '../../core/requests/valid.ts';
import { namesInPath } from './named.ts';

/** Number of other resources to try if the backend refuses the first. */
const OTHERS = 5;
/** Page size to request if the contract has no maximum, and the largest one. */
const USUAL_SIZE = 100;
const MOST_SIZE = 1000;

/** Distance in days between two calls of `later`. */
const DAYS_APART = 10;
/** Number of later days to try, because some may have no free slot. */
const DAYS = 4;

export class Requests {
  readonly pool: Pool;
  /** The newest resource of each kind. Probes read it and write to it. */
  readonly newest = new Map<string, { readonly resource: Resource; readonly value: unknown }>();
  /** Resources that the first account has created, by kind. */
  readonly made = new Map<string, Set<unknown>>();
  /** The last request of each operation that has created a resource. */
  readonly accepted = new Map<Operation, Payload>();
  /** Updates that were accepted with the resource's own values only: others may be refused. */
  readonly ownOnly = new Set<Operation>();
  /** Path parameters and required members with which each list is largest. */
  readonly nonEmptyWith = new Map<Operation, Payload>();
  /** Members of creations whose values a refusal has called taken. */
  readonly #takenMembers = new Map<Operation, Set<string>>();
  /** The last day to which `later` has moved a request of an operation, in ms. */
  readonly #latest = new Map<Operation, number>();
  readonly #rules: Rules;
  readonly #seed: number;
  #count = 0;

  /** @param accepted the requests of check.yaml that were accepted */
  constructor(
    { rules, seed }: { readonly rules: Rules; readonly seed: number },
    pool: Pool,
    accepted: ReadonlyMap<Operation, Payload> = new Map(),
  ) {
    for (const [operation, payload] of accepted) this.accepted.set(operation, payload);
    this.#rules = rules;
    this.#seed = seed;
    this.pool = pool;
  }

  /** Returns whether a request is valid by its schema and can be sent. */
  isSound(operation: Operation, payload: Payload): boolean {
    const { validators } = this.#rules;
    return travels(operation, payload) && validators.request(operation, payload).length === 0;
  }

  /** The first page of the largest size, with the required parameters only, so without any filter. */
  widest(operation: Operation): Payload {
    const { properties = {}, required = [] } = flattened(operation.request, operation.schemas);
    const base = Object.fromEntries(
      Object.entries(this.filled(operation)).filter(([name]) => required.includes(name)),
    );
    const { paging, cursor } = operation;
    const size = paging?.ask.size ?? cursor?.size;
    if (size === undefined) return base;
    const { maximum, enum: sizes } = flattened(properties[size] ?? {}, operation.schemas);
    const most = sizes ? Math.max(...sizes.map(Number)) : Math.min(maximum ?? USUAL_SIZE, MOST_SIZE);
    if (!paging) return { ...base, [size]: most };
    const { page } = paging.ask;
    return { ...base, [size]: most, [page]: paging.byOffset || paging.fromZero ? 0 : 1 };
  }

  /** The first example with the newest resource, else with a seen one. */
  filled(operation: Operation): Payload {
    const [example] = examplesOf(operation);
    const base = example?.payload ?? {};
    const [seen = base] = this.pool.filled(operation, base, 1);
    const asked = [seen, base].map((each) =>
      this.#referringToNewest(operation, {
        ...each,
        ...this.nonEmptyWith.get(operation),
        ...this.#newestFor(operation, each),
      }),
    );
    // A seen value may be masked, and a masked value may be invalid in a request.
    const sound = asked.find((payload) => this.isSound(operation, payload)) ?? asked[0] ?? base;
    return this.fresh(operation, sound);
  }

  /**
   * The parameters that name the newest resources. A parameter whose kind the contract gives takes the newest of that kind.
   * Otherwise the parameter with the usual name of the id takes it, if the request has it or the path needs it.
   */
  #newestFor({ places = {}, named = {} }: Operation, seen: Payload): Payload {
    const own = [...this.newest.values()].flatMap(({ resource: { name, as }, value }) => {
      const parameters = Object.keys(named).filter((each) => named[each]?.name === name);
      if (parameters.length > 0) return parameters.map((each) => [each, value] as const);
      const isAsked = named[as] === undefined && (as in seen || places[as]?.in === 'path');
      return isAsked ? [[as, value] as const] : [];
    });
    return Object.fromEntries(own);
  }

  /**
   * The same write for the newest resources of other kinds, by the members and relations of its body: `patientId`. A resource
   * that was seen before is kept, because the values of an example may fit it only.
   */
  #referringToNewest({ effect, roles = [], linked }: Operation, payload: Payload): Payload {
    if (effect === 'read') return payload;
    const own = new Set(roles.map(({ resource }) => resource.name));
    const isSeen = ({ name, also = [] }: Resource): boolean => {
      const seen = this.pool.of(name);
      return idsIn(payload, [name, ...also]).some((id) => seen.some((each) => String(each) === String(id)));
    };
    const others = [...this.newest.values()].filter(
      ({ resource }) => !own.has(resource.name) && !isSeen(resource),
    );
    const ids = others.flatMap(({ resource: { name, also = [] }, value }) =>
      [name, ...also].map((each) => [each, value] as const),
    );
    // Only members that the contract knows as ids (`linked`) are replaced.
    const sources = new Map(ids.flatMap(([each]) => (linked[each] === each ? [[each, each] as const] : [])));
    return fill(payload, Object.fromEntries(ids), sources) as Payload;
  }

  /** The same request with fresh values for unique fields. */
  unlike(operation: Operation, payload: Payload): Payload {
    const { validators } = this.#rules;
    const salt = String((this.#count += 1) + 100);
    const taken = this.#takenMembers.get(operation);
    return uniqueValues(operation, this.fresh(operation, payload), {
      base: payload,
      salt,
      validators,
      ...(taken && { taken }),
    });
  }

  /** Learns from the refusal of a creation which values must be others. @returns whether it names one */
  learnTaken({ case: { operation, ask }, exchange: { got } }: Sent): boolean {
    const names = takenMembers(operation, ask.payload, got.text);
    const known = this.#takenMembers.get(operation) ?? new Set();
    this.#takenMembers.set(operation, new Set([...known, ...names]));
    return names.length > 0;
  }

  /** The same resource with the values of the contract's examples. Values seen elsewhere may not fit here. */
  asInExample(operation: Operation, payload: Payload): Payload[] {
    return examplesOf(operation).map((example) => ({
      ...example.payload,
      ...namesInPath(operation, payload),
    }));
  }

  /** The same request for other days, later ones with each call: on the earlier ones, something may be booked. */
  later(operation: Operation, payload: Payload): Payload | undefined {
    const next = shiftDates(operation, payload, DAYS_APART);
    const behind = ((this.#latest.get(operation) ?? -Infinity) - firstDayIn(next)) / DAY_MS;
    // From the base request: one step to `next`, then to the latest day, and one step beyond it.
    const moved = behind >= 0 ? shiftDates(operation, payload, Math.ceil(behind) + 2 * DAYS_APART) : next;
    if (!moved || !this.isSound(operation, moved)) return undefined;
    this.#latest.set(operation, firstDayIn(moved));
    return moved;
  }

  /** The same request with its first day today; undefined without a day, or with one that has not passed. */
  fromToday(operation: Operation, payload: Payload): Payload | undefined {
    const passed = Math.floor((Date.now() - firstDayIn(payload)) / DAY_MS);
    const moved = passed > 0 ? shiftDates(operation, payload, passed) : undefined;
    return moved && this.isSound(operation, moved) ? moved : undefined;
  }

  /**
   * Requests that create another resource, because those of the first request may be in use: with other seen resources,
   * with the values of the example, and the last accepted request, also on later days.
   */
  others(operation: Operation): Payload[] {
    const [example] = examplesOf(operation);
    if (!makes(operation) || !example) return [];
    return [
      ...requestsForBothSides(operation, example.payload, this.pool),
      example.payload,
      ...this.pool.filled(operation, example.payload, OTHERS),
      ...this.#likeAccepted(operation),
    ].map((payload) => this.fresh(operation, payload));
  }

  /** The last accepted request, and the same for later days. */
  #likeAccepted(operation: Operation): Payload[] {
    const accepted = this.accepted.get(operation);
    if (!accepted) return [];
    const later = Array.from({ length: DAYS }, () => this.later(operation, accepted));
    return [accepted, ...later.filter((each) => each !== undefined)];
  }

  /** Requests for many of the seen resources. The backend may accept several of them. */
  wide(operation: Operation, count: number): Payload[] {
    const [example] = examplesOf(operation);
    return example ? this.pool.filled(operation, example.payload, count) : [];
  }

  /** The same request with a new idempotency key. Under the old one, it would be the same request. */
  fresh(operation: Operation, payload: Payload): Payload {
    // No key of a planned case has a 0 at this position.
    const salt = `${Math.abs(this.#seed) % 1000}0${(this.#count += 1)}`;
    return withFreshKey(operation, payload, salt, this.#rules.validators);
  }
}

/** Returns the first day in a request, in ms; NaN without one. */
const firstDayIn = (payload: Payload | undefined): number =>
  Date.parse(/"(\d{4}-\d\d-\d\d)/.exec(JSON.stringify(payload ?? {}))?.[1] ?? '');
