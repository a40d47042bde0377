import { numberOf } from '../../../core/base/numberOf.ts';
import { escaped } from '../../../core/base/words.ts';
import { descriptionOf } from '../../../core/contract/descriptionOf.ts';
import { flattened } from '../../../core/contract/flattened.ts';
import { objectOf } from '../../../core/contract/openapi/paging.ts';
import { allSentencesOf } from '../../../core/contract/sentences.ts';
import { typeOf } from '../../../core/contract/typeOf.ts';
import type { Operation, Payload, Schema } from '../../../core/contract/types.ts';
import type { Check } from '../../../core/judging/check.ts';
import { formulaIn, type Formula } from '../../prose/formula.ts';
import { LITTLE } from '../../prose/little.ts';
import { objectCheck, type Rule } from '../../prose/objectCheck.ts';
import { HALF_UP, roundedValues, roundingIn, type Rounding } from '../../prose/rounding.ts';

type Members = Readonly<Record<string, Schema>>;

/** Checks a number such as `free`: its description is `capacity less occupied`, or a sentence says `free is capacity less occupied`. */
export const describedSum: Check = objectCheck(
  {
    id: 'described-sum',
    title: 'a number fits the formula in its description',
  },
  ({ properties = {} }, operation) =>
    Object.entries(properties).flatMap(([name, part]): Rule[] => {
      const { [name]: _, ...beside } = properties;
      const texts = [descriptionOf(part, operation), ...formulasInSentences(name, operation)];
      const inStates = texts.flatMap((text) => inStateOf(name, part, text, beside, operation));
      if (inStates.length > 0) return inStates;
      for (const text of texts) {
        const formula = formulaFor(name, text, beside, operation);
        const rounding = roundingFor(part, text, operation);
        if (formula) return [{ name, complaint: (thing) => complaintOf(name, formula, thing, rounding) }];
      }
      return [];
    }),
);

/**
 * Returns the rounding that the text states; undefined if it leaves it open. For a whole number only `half up` or `to the nearest`
 * counts: it has no decimals, even if the text speaks of cents.
 */
function roundingFor(part: Schema, text: string, { schemas }: Operation): Rounding | undefined {
  if (typeOf(flattened(part, schemas)) !== 'integer') return roundingIn(text);
  return /\bround\w*[^.;]* (?:half[- ]up|to the nearest)\b|\bcommercially rounded\b|四舍五入/i.test(text)
    ? { places: 0, ...(HALF_UP.test(text) && { halfUp: true }) }
    : undefined;
}

/** `While open: total less paid.` */
const STATE_FIRST =
  /^(?:while|when|if|as long as|once|for)(?: (?:it|this|the \p{L}+))?(?: is)? `?([\p{L}\d_]+)`?(?: ones| \p{L}+s)?[:,] ([^.;]+)/iu;
/** `total less paid while it is open, otherwise 0` */
const STATE_LAST =
  /^([^.;:,]+?),? (?:while|when|if|as long as)(?: (?:it|this|the \p{L}+))?(?: is)? `?([\p{L}\d_]+)`?(?:$|[.;,])/iu;

/** Returns the rule of a formula that holds in one state of the object. Other states are not judged, nor is `otherwise 0`. */
function inStateOf(name: string, part: Schema, text: string, beside: Members, operation: Operation): Rule[] {
  const [, stateFirst = '', formulaAfter = ''] = STATE_FIRST.exec(text.trim()) ?? [];
  const [, formulaBefore = '', stateLast = ''] = STATE_LAST.exec(text.trim()) ?? [];
  const [state, words] = stateFirst === '' ? [stateLast, formulaBefore] : [stateFirst, formulaAfter];
  // The members whose enum has the state. With two of them it is unclear which one the text means.
  const [holder, ...others] = Object.keys(beside).flatMap((member) => {
    const { enum: values = [] } = flattened(beside[member] ?? {}, operation.schemas);
    const value = values.find((each) => String(each).toLowerCase() === state.toLowerCase());
    return value === undefined ? [] : [{ member, value }];
  });
  if (!holder || others.length > 0) return [];
  const formula = formulaFor(name, words, beside, operation);
  if (!formula) return [];
  const rounding = roundingFor(part, words, operation);
  const complaint = (thing: Payload): string | undefined =>
    thing[holder.member] === holder.value ? complaintOf(name, formula, thing, rounding) : undefined;
  return [{ name, complaint }];
}

/** Returns the formulas in sentences of the operation and of the whole contract: `total is the sum of the charges`. */
function formulasInSentences(name: string, operation: Operation): string[] {
  const is = new RegExp(
    String.raw`^(?:[\w' ]* )?${escaped(name)}(?: contained in it| of (?:an?|the) \w+)? (?:is|equals|=)(?: always)? (.+)$`,
    'iu',
  );
  return allSentencesOf(operation).flatMap((text) => is.exec(text.replaceAll(/[`*]/g, ''))?.[1] ?? []);
}

/**
 * Returns the formula of a description. If `average` is described as `of the stars`, the name is part of the formula. A formula over
 * a paged list is left out: its other items are unknown.
 */
function formulaFor(
  name: string,
  description: string,
  beside: Members,
  operation: Operation,
): Formula | undefined {
  const text = /^(of|between|from) /i.test(description) ? `${name} ${description}` : description;
  const formula = formulaIn(text, beside, operation);
  const { paging, cursor } = operation;
  const isPaged = paging !== undefined || cursor !== undefined;
  const isOverList = formula?.of.some(
    (each) => each === paging?.show.list || isList(beside[each], operation),
  );
  return isPaged && isOverList ? undefined : formula;
}

const isList = (part: Schema = {}, { schemas }: Operation): boolean =>
  typeOf(objectOf(part, schemas)) === 'array';

/** Tolerance of floating point alone. */
const EXACT = 1e-6;

function complaintOf(
  name: string,
  { of, value, or = value, near }: Formula,
  thing: Payload,
  rounding?: Rounding,
): string | undefined {
  const shown = numberOf(thing[name]);
  const readings = [value(thing), or(thing)];
  if (Number.isNaN(shown) || !readings.every((wanted) => Number.isFinite(wanted))) return undefined;
  // A formula with its rounding leaves no tolerance.
  const isRight = (wanted: number): boolean =>
    rounding
      ? roundedValues(wanted, rounding).some((each) => Math.abs(each - shown) < EXACT)
      : Math.abs(wanted - shown) <= toleranceOf(wanted, near ?? lastPlaceOf(thing[name]));
  if (readings.some(isRight)) return undefined;
  const made = of.map((each) => `${each} ${brief(thing[each])}`).join(' and ');
  return `${name} is ${String(thing[name])} with ${made}, which the contract makes it of`;
}

/** A whole result may lack a cent. A fraction may be rounded too. @param step the largest effect of that rounding */
const toleranceOf = (wanted: number, step: number): number =>
  Number.isInteger(wanted) ? LITTLE : Math.max(LITTLE, step);

/** The value of the last shown decimal: 0.1 for `2.5`, 1 for `3`. */
function lastPlaceOf(shown: unknown): number {
  const places = /\.(\d+)$/.exec(String(shown))?.[1]?.length ?? 0;
  return 10 ** -places;
}

const brief = (value: unknown): string => (Array.isArray(value) ? `of ${value.length}` : String(value));
