/** Recognises invalid requests that correct frameworks or the contract accept. A backend need not refuse them. */
import { memberOf } from '../base/object.ts';
import { namesIn } from '../base/pointer.ts';
import { isNamedIn } from '../base/words.ts';
import { descriptionOf } from '../contract/descriptionOf.ts';
import { flattened } from '../contract/flattened.ts';
import { allSentencesOf } from '../contract/sentences.ts';
import type { Operation, Schema } from '../contract/types.ts';
import type { Violation } from '../contract/validators.ts';
import { numberIn } from '../requests/paging.ts';
import type { Exchange } from './check.ts';
import { itemsOf } from './items.ts';
import { resourceOf } from './resource.ts';

/** Returns whether frameworks take every invalid value of the request by default, or the contract says that it is taken. */
export function mayBeTaken(exchange: Exchange): boolean {
  const { operation, payload, expect, rules } = exchange;
  // Traffic is judged like the requests of a run.
  const mustBeRefused = expect.kind === 'refused' || expect.kind === 'observed';
  if (!operation.envelope.byStatus || !mustBeRefused || expect.row?.when !== 'request-invalid') return false;
  const violations = rules.validators.request(operation, payload);
  return violations.length > 0 && violations.every((each) => isAccepted(exchange, each));
}

/** Returns whether frameworks or the contract accept that violation. */
function isAccepted(exchange: Exchange, { pointer, keyword }: Violation): boolean {
  const { operation, payload, verdict } = exchange;
  const path = namesIn(pointer);
  const value = path.reduce<unknown>(memberOf, payload);
  // A text body takes any bytes.
  if (keyword === 'type' && operation.transport === 'text' && path[0] === operation.bodyMember) return true;
  if (saysTaken(operation, path)) return true;
  if (isPageOrSize(operation, path[0] ?? ''))
    return !saysRefused(operation, path[0] ?? '') && !isUsedUnchanged(exchange, path[0] ?? '', value);
  // NestJS and Laravel read a missing body as an empty one.
  if (keyword === 'required' && path.length === 1 && path[0] === operation.bodyMember)
    return takesNothing(partAt(operation, path), operation);
  // Optional members of most frameworks may be null: IsOptional of NestJS, pointers of Go, boxed types of Java.
  if (value === null) return !isRequired(operation, path);
  if (keyword !== 'type' || typeof value !== 'number') return false;
  // Jackson, Rails and Laravel turn a number into a text. That is fine unless the answer shows no text in its place.
  if (!verdict.success) return true;
  const shown = memberOf(resourceOf(operation, verdict.data), path.at(-1) ?? '');
  return shown === undefined || typeof shown === 'string';
}

/** Returns whether an object without any member is valid. */
function takesNothing(schema: Schema, { schemas }: Operation): boolean {
  const { type, required = [], minProperties = 0 } = flattened(schema, schemas);
  return type === 'object' && required.length === 0 && minProperties === 0;
}

/** Many backends replace a page or a size out of its bounds by the nearest or the default one (Spring Data, AIP-158). */
const isPageOrSize = ({ paging, cursor }: Operation, name: string): boolean =>
  name !== '' && [paging?.ask.page, paging?.ask.size, cursor?.size].includes(name);

/** `A value outside of the range is refused with 400`; not `larger ones are not refused but cut` */
const REFUSED =
  /(?<!\b(?:not|never|no|instead of being) )\b(?:refused|rejected|(?:answered |answers |a |is )?(?:with )?4\d\d)\b/i;

/** The description of the parameter says that a value out of its bounds is refused. */
const saysRefused = (operation: Operation, name: string): boolean =>
  REFUSED.test(describedAt(operation, [name]));

/** `Ignored`, `larger ones count as 100`, `gives an empty list`; not `case is ignored`, `refused instead of ignored`. */
const TAKEN =
  /(?<!\b(?:not|never|instead of|rather than|(?:case|capitals|letters|spaces|blanks|hyphens|accents|order) (?:is|are)) )(?:\b(?:ignored|clamped|capped|truncated|cut|replaced|dropped|discarded|rounded|trimmed|adjusted|corrected|lowered|raised|reduced)\b|忽略)(?!大小写|空格|顺序)|\b(?:count|treat|read|take|understood|interpret|handle)\w* (?:as|like)\b|\bfalls? back\b|\binstead\b(?! of)|\bdefault (?:is used|applies)|\bempty (?:list|page|result)|\b(?:nothing|no results?|no effect)\b|截断|视为|按默认/i;

/** Wrong values: `unknown ones`, `anything that isn't a number`, `every other value`. */
const WRONG =
  /\b(?:unknown|invalid|wrong|malformed|unsupported|illegal|bad|unrecogni[sz]ed|out[- ]of[- ]range|(?:any|every)(?:thing)? (?:else|other)|anything that|other values|others)\b|非法|无效|未知|其他值/i;

/**
 * Returns whether the contract says that wrong values of the member are accepted. In the member's own description, a sentence must say
 * what happens to a value (`cut to 50`), or speak of wrong values without a refusal. Any other sentence must do both, and counts only for
 * a query parameter.
 */
function saysTaken(operation: Operation, path: readonly string[]): boolean {
  const [name = ''] = path;
  const speaks = (text: string): boolean => WRONG.test(text) && !REFUSED.test(text);
  if (
    describedAt(operation, path)
      .split(/[.;。；\n]/)
      .some((text) => TAKEN.test(text) || speaks(text))
  )
    return true;
  const isAboutMember = (text: string): boolean =>
    isNamedIn(text, name) || /\b(?:values?|filters?|sizes?|sort\w*|order\w*)\b/i.test(text);
  return (
    operation.places?.[name]?.in === 'query' &&
    allSentencesOf(operation).some((text) => isAboutMember(text) && TAKEN.test(text) && speaks(text))
  );
}

/** Returns the description of a member of the request. */
export const describedAt = (operation: Operation, path: readonly string[]): string =>
  descriptionOf(partAt(operation, path), operation);

/** Returns the schema of a member of the request. */
const partAt = ({ request, schemas }: Operation, path: readonly string[]): Schema =>
  path.reduce<Schema>((part, name) => {
    const { properties, items = {} } = flattened(part, schemas);
    return properties?.[name] ?? items;
  }, request);

/** Returns whether the response has more items than the contract allows, or shows the invalid page number or size as its own. */
function isUsedUnchanged({ operation, verdict }: Exchange, name: string, value: unknown): boolean {
  const { paging, cursor, request, schemas } = operation;
  const data = resourceOf(operation, verdict.data);
  const isSize = name === (paging?.ask.size ?? cursor?.size);
  const shown = paging && numberIn(data, isSize ? paging.show.size : paging.show.page);
  if (shown !== undefined && shown === Number(value)) return true;
  const { maximum = Infinity } = flattened(flattened(request, schemas).properties?.[name] ?? {}, schemas);
  return isSize && (itemsOf(operation, verdict)?.length ?? 0) > maximum;
}

const isRequired = (operation: Operation, path: readonly string[]): boolean =>
  flattened(partAt(operation, path.slice(0, -1)), operation.schemas).required?.includes(path.at(-1) ?? '') ??
  false;

/** Returns whether the router has refused the path: its parameters do not fit the route (`{id:guid}`, `<int:id>`). */
export const isNoRoute = ({ operation, payload, got, rules }: Exchange): boolean =>
  got.status === 404 &&
  rules.validators
    .request(operation, payload)
    .some(({ pointer }) => operation.places?.[namesIn(pointer)[0] ?? '']?.in === 'path');
