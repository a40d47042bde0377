/** Reads from the contract what may happen only once: `Votes once`, `voted already`. The backend must refuse it a second time. */
import { flattened } from '../../core/contract/flattened.ts';
import type { Operation } from '../../core/contract/types.ts';
import { refusals, stateRows } from './stateRows.ts';
import { has, type State } from './states.ts';

/** Texts that only report a conflict, or that the resource already has the state. */
const CONFLICT_ONLY =
  /already|twice|\bagain\b|\bonce\b|\bstate\b|\bstatus\b|no longer|not possible|ended|已经?|重复|状态/i;
/** Conditions that give no reason: an empty one, `Conflict`, `not now`. */
export const SILENT =
  /^\W*(no|not now|conflict|why not|error|problem|refused|denied|bad|nope|failure|failed|冲突)?\W*$/i;

/** The contract has a code for a conflict that may be a repetition: it gives no reason, or says that the state is reached. */
export const isOnce = (operation: Operation): boolean =>
  stateRows(operation).some(
    ({ condition = '', general }) => !general && (SILENT.test(condition) || CONFLICT_ONLY.test(condition)),
  );

/** Phrases about a concurrent action: `is being exported already`, `try again`. */
const ELSEWHERE = /running|progress|locked|\bbeing\b|\btry again|retry|another/i;

/** `Votes once`, `only once`; not `once it is shipped`, which means `as soon as`. */
const ONCE =
  /\bonce\b(?! (?:it|they|this|that|these|you|the|its|all|an? (?!second|minute|hour|day|week|month|year)|\p{L}+ed\b|\p{L}+ (?:is|are|has|have)\b))/iu;
const AGAIN = /already|twice|\bagain\b|已经?/i;

/**
 * The contract allows the action once: `Votes once`, `voted already`. A write with values in its body is excluded, because it may
 * set other ones.
 *
 * @param reached the states that the resource shows after the action. `it is closed already` means no action that leaves it open
 */
export const saysOnce = (operation: Operation, reached: readonly State[] = []): boolean =>
  isBare(operation) &&
  (refusals(operation).some(
    (text) =>
      !ELSEWHERE.test(text) &&
      clausesIn(text).some((clause) => AGAIN.test(clause) || ONCE.test(clause)) &&
      !reached.some(({ value, others }) => !has(text, value) && others.some((each) => has(text, each))),
  ) ||
    (stateRows(operation).some(({ general }) => !general) && ONCE.test(operation.summary)));

/** The request has no body, or one that only names the resource. */
export function isBare({ request, schemas, places = {}, roles = [] }: Operation): boolean {
  const names = Object.keys(flattened(request, schemas).properties ?? {});
  const things = new Set(roles.map(({ resource }) => resource.as));
  return names.every((name) => things.has(name) || places[name] !== undefined);
}

/** `you already have 5 loans`, `not more than twice`, `if more would be taken than there are`: a number of them is allowed. */
const COUNTED =
  /\b((?:more|fewer|less)\b.* than|at most|up to|too many|enough|limit|maximum|max|as many)\b|(?<!\bno )\b((?![45]\d\d\b)\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|several|many) (?!(second|minute|hour|day|week|month|year)s?\b)(\p{L}+ ){0,3}?\p{L}+s\b|\b(has|have|holds?|with) (already )?((?![45]\d\d\b)\d+|two|three|four|five|six|seven|eight|nine|ten)\b(?! (second|minute|hour|day|week|month|year))/iu;

/** `the caller is blocked already`, `you already have an unpaid bill`: the request is not the reason. */
const IN_BAD_STANDING =
  /\b(blocked|suspended|banned|locked|barred|late|overdue|unpaid|unreturned|outstanding|inactive|expired|deactivated|disabled|retired|left|gone|in arrears|in debt|owes?)\b/i;

/** Returns the alternatives in a sentence about a refusal that may say that the request is repeated. */
export const clausesIn = (text: string): string[] =>
  text.split(/[,，、]|\bor\b|或/i).filter((clause) => !COUNTED.test(clause) && !IN_BAD_STANDING.test(clause));
