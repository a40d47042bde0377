/** Plans every case of an operation. */
import { endsSession } from '../contract/endsSession.ts';
import { makes } from '../contract/makes.ts';
import type { Operation, Payload } from '../contract/types.ts';
import type { Validators } from '../contract/validators.ts';
import { travels } from '../exchange/spread.ts';
import { withOtherChoices } from '../requests/candidates.ts';
import { choices } from '../requests/choices.ts';
import { withLettersEverywhere, lengths, withLetters, limits } from '../requests/extremes.ts';
import { idempotencyKey, withFreshKey } from '../requests/idempotencyKey.ts';
import { inBody } from '../requests/inBody.ts';
import { invalidRequests } from '../requests/invalidRequests.ts';
import { narrowed } from '../requests/narrowed.ts';
import { smallPages } from '../requests/paging.ts';
import type { Pool } from '../requests/pool.ts';
import { uniqueValues } from '../requests/uniqueValues.ts';
import type { NamedPayload } from '../requests/valid.ts';
import { examplesOf, generatedRequests } from '../requests/valid.ts';
import type { Case } from './case.ts';
import type { InvalidRequest } from './invalid.ts';
import { invalidCases } from './invalid.ts';
import { productCases } from './products.ts';
import { sessionCases, visitorCases } from './session.ts';
import { unknownCases } from './unknown.ts';
import { unreadableCases } from './unreadable.ts';
import { validCases, type PlanOptions } from './valid.ts';

/** Maximum number of existing resources per example. */
const EXISTING = 8;
/** Maximum number of existing resources that the DELETE cases of an example remove. */
const REMOVED = 1;

/**
 * Examples with resources that the target has shown. Every second write of a foreign contract has texts in other letters. It
 * goes to another resource than the unchanged write, because some resources accept a write only once.
 */
const withExisting = (operation: Operation, { pool, validators }: PlanContext): NamedPayload[] =>
  examplesOf(operation)
    .flatMap(({ payload }) =>
      pool.filled(operation, payload, operation.method === 'DELETE' ? REMOVED : EXISTING),
    )
    .map((payload, index) => {
      const hasOtherTexts = operation.answers && operation.effect === 'write' && index % 2 === 1;
      return hasOtherTexts ? withLettersEverywhere(operation, payload) : payload;
    })
    .filter((payload) => travels(operation, payload) && validators.request(operation, payload).length === 0)
    .map((payload, index) => ({ name: `seen:${index}`, payload }));

/**
 * Tests every documented value of each member once, optional members omitted or included, the first pages, and
 * rarely tested values.
 */
function systematic(operation: Operation, base: Payload, { validators, pool }: PlanContext): Case[] {
  const sound = (payload: Payload): boolean =>
    travels(operation, payload) && validators.request(operation, payload).length === 0;
  const cases = (kind: string, payloads: readonly Payload[], options?: PlanOptions): Case[] => {
    const named = payloads.filter(sound).map((payload, index) => ({ name: `${kind}:${index}`, payload }));
    return validCases(operation, named, options);
  };
  const own = [
    ...cases('each', withOtherChoices(operation, base)),
    ...cases('page', smallPages(operation, base)),
  ];
  if (!operation.answers) return own;
  const extremes = (prose: boolean): Payload[] =>
    inBody(operation, base, (each, body) => [
      ...withLetters(each, body, prose),
      ...lengths(each, body, prose),
    ]);
  const isRead = operation.effect === 'read';
  const generatedValues = { mayBeRefused: true };
  return [
    ...own,
    ...cases('form', inBody(operation, base, choices), generatedValues),
    ...cases('letters', extremes(true)),
    ...cases('words', extremes(false), generatedValues),
    ...cases('limit', isRead ? limits(operation, base) : []),
    ...cases('narrowed', isRead ? narrowed(operation, base, pool) : [], generatedValues),
  ];
}

/** Breaks the first request, with each branch of its members too, and every example of a body that may be a choice. */
function violationsOf(
  operation: Operation,
  bases: readonly Payload[],
  { validators }: PlanContext,
): InvalidRequest[] {
  const [first = {}] = bases;
  const forms = operation.answers ? inBody(operation, first, choices) : [];
  // A body that is a choice has a member of its own in the payload (`bodyMember`).
  const wanted = operation.bodyMember === undefined ? [first] : bases;
  const hasSeveral = operation.bodyMember !== undefined || forms.length > 0;
  const all = [...wanted, ...forms].flatMap((right) =>
    invalidRequests(operation, right, validators).map((each) => ({ ...each, right })),
  );
  return [...new Map(all.map((each) => [JSON.stringify(each.payload), each])).values()].map(
    (each, index) => ({
      ...each,
      name: hasSeveral ? `${each.name}:${index}` : each.name,
    }),
  );
}

/** Returns whether the path names a resource. */
const hasName = ({ places = {} }: Operation): boolean =>
  Object.values(places).some((place) => place.in === 'path');

interface PlanContext {
  readonly pool: Pool;
  readonly validators: Validators;
  readonly seed: number;
}

/** Makes every request unique: with a used key or name, a backend may repeat an earlier response or refuse. */
function unique(one: Case, base: Payload, salt: string, { validators }: PlanContext): Case {
  const { operation, ask } = one;
  const key = idempotencyKey(operation, ask.payload);
  // An invalid key stays unchanged.
  const isWrong = key !== undefined && ask.payload[key] !== base[key];
  const keyed = isWrong ? ask.payload : withFreshKey(operation, ask.payload, salt, validators);
  const payload = makes(operation) ? uniqueValues(operation, keyed, { base, salt, validators }) : keyed;
  return { ...one, ask: { ...ask, payload } };
}

/** Returns all cases of an operation. @param cases number of generated valid requests */
export function casesOf(
  operation: Operation,
  { cases, ...context }: PlanContext & { readonly cases: number },
): Case[] {
  const examples = examplesOf(operation);
  const shown = examples[0]?.payload ?? {};
  // Uses an existing resource if the target has shown one.
  const [base = shown] = hasName(operation) ? context.pool.filled(operation, shown, 1) : [];
  const violations = violationsOf(operation, [base, ...examples.map(({ payload }) => payload)], context);
  const others = [
    ...validCases(operation, withExisting(operation, context), {
      mayBeRefused: operation.effect === 'write',
    }),
    ...systematic(operation, base, context),
    ...validCases(operation, generatedRequests(operation, context, cases), { mayBeRefused: true }),
    ...invalidCases(operation, base, violations),
    ...unreadableCases(operation, base),
    ...unknownCases(operation, base, context.pool, context.validators),
    ...sessionCases(operation, base, violations[0]),
    ...visitorCases(operation, examples),
    ...productCases(operation, base),
  ];
  // A salt has digits of the run, followed by those of the request: 100, 101, … below, and 91, 92, … for the examples.
  const ofRun = Math.abs(context.seed) % 1000;
  const keyed = operation.answers
    ? others.map((one, index) => unique(one, base, `${ofRun}${index + 100}`, context))
    : others;
  // The first example is sent as documented. The others get a new idempotency key and unique values: the backend may
  // refuse a repeated key or name.
  const shownCases = validCases(operation, examples).map((one, index) =>
    operation.answers && index > 0 ? unique(one, shown, `${ofRun}9${index}`, context) : one,
  );
  const all = [...shownCases, ...keyed];
  // After a logout, no further request can succeed.
  return operation.answers && endsSession(operation)
    ? all.filter(({ ask: { login } }) => login === 'none' || login === 'forged')
    : all;
}
