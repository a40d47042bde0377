import { numberOf } from '../../../core/base/numberOf.ts';
import { singular, squeezed } from '../../../core/base/words.ts';
import { descriptionOf } from '../../../core/contract/descriptionOf.ts';
import { flattened } from '../../../core/contract/flattened.ts';
import type { ObjectPlace } from '../../../core/contract/openapi/objects.ts';
import { sentencesIn } from '../../../core/contract/sentences.ts';
import type { Operation, Payload, Schema } from '../../../core/contract/types.ts';
import type { Check } from '../../../core/judging/check.ts';
import { resourceWord } from '../../consistency/names.ts';
import { objectCheck, type Rule } from '../../prose/objectCheck.ts';

type Members = Readonly<Record<string, Schema>>;

/** `null while the loan is active`, `Null unless it is solved or closed`: the word, the subject and the states. */
const IN_STATE =
  /\bnull (while|as long as|if|when|whenever|unless) (?:(?:the|its|an?) )?`?(\w+)`? (?:is|has the (?:status|state)) (?:still |already )?(`?\w+`?(?:,? or `?\w+`?|, `?\w+`?)*)(?=$|[.;)])/i;

/** `null while distance_km is 0`, `null if \`count\` is zero` */
const AT_ZERO =
  /\bnull (?:while|as long as|if|when|whenever) (?:the )?`?(\w+)`? (?:is|equals) (?:0|zero)(?=$|[.;)])/i;

/** Subjects that mean the object itself or its state. */
const ITSELF = /^(it|this|status|state)$/i;

/** A member that is null in the states, or at the number, that its description names. */
export const nullWhile: Check = objectCheck(
  { id: 'null-while', title: 'a member is null in the states that its description names' },
  ({ properties = {} }, operation, path) =>
    Object.entries(properties).flatMap(([name, part]): Rule[] => {
      const { [name]: _, ...beside } = properties;
      return sentencesIn(descriptionOf(part, operation)).flatMap((text) => [
        ...atZero(name, text, beside),
        ...inState(name, text, beside, { operation, path }),
      ]);
    }),
);

function atZero(name: string, text: string, beside: Members): Rule[] {
  const [, word] = AT_ZERO.exec(text) ?? [];
  const other = word === undefined ? undefined : namedAs(word, beside);
  if (other === undefined) return [];
  const complaint = ({ [name]: value, [other]: count }: Payload): string | undefined =>
    numberOf(count) === 0 && isFilled(value)
      ? `${name} is ${JSON.stringify(value)} with ${other} 0; the contract says '${text}'`
      : undefined;
  return [{ name, complaint }];
}

function inState(
  name: string,
  text: string,
  beside: Members,
  { operation, path }: { readonly operation: Operation; readonly path: ObjectPlace['path'] },
): Rule[] {
  const [, word = '', subject = '', list = ''] = IN_STATE.exec(text) ?? [];
  if (list === '') return [];
  const said = list.split(/,? or |, /i).map((each) => squeezed(each.replaceAll('`', '')));
  // The only member whose enum has all states. With two of them it is unclear which one the text means.
  const [holder, ...others] = Object.entries(beside).flatMap(([member, part]) => {
    const { enum: values = [] } = flattened(part, operation.schemas);
    const states = values.filter((each) => said.includes(squeezed(String(each))));
    return states.length === said.length ? [{ member, states }] : [];
  });
  const isItself =
    ITSELF.test(subject) ||
    subject === holder?.member ||
    nounsFor(operation, path).includes(squeezed(subject));
  if (!holder || others.length > 0 || !isItself) return [];
  const isUnless = /^unless$/i.test(word);
  const complaint = ({ [name]: value, [holder.member]: state }: Payload): string | undefined =>
    state !== undefined && holder.states.includes(state) !== isUnless && isFilled(value)
      ? `${name} is ${JSON.stringify(value)} with ${holder.member} ${String(state)}; the contract says '${text}'`
      : undefined;
  return [{ name, complaint }];
}

const namedAs = (word: string, members: Members): string | undefined =>
  Object.keys(members).find((each) => squeezed(each) === squeezed(word));

/** An object may leave out what is null. */
const isFilled = (value: unknown): boolean => value !== null && value !== undefined;

/** Names of lists and wrappers that say nothing about what they hold. */
const WRAPPER = /^(data|items?|results?|content|records?|entries|values?|list|rows|elements|embedded)$/i;

/** Returns the nouns for an object: those of the operation's resources, or that of the member that holds it. */
function nounsFor({ roles = [] }: Operation, path: ObjectPlace['path']): string[] {
  const holder = path.findLast((each) => each !== '*');
  const own = roles.map(({ resource }) => squeezed(resourceWord(resource)));
  return holder === undefined || WRAPPER.test(holder) ? own : [singular(squeezed(holder))];
}
