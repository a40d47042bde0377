import { indexOfName } from '../../../core/base/words.ts';
import { flattened } from '../../../core/contract/flattened.ts';
import { sentencesOf } from '../../../core/contract/sentences.ts';
import type { Operation, Payload } from '../../../core/contract/types.ts';
import type { Check } from '../../../core/judging/check.ts';
import { itemsOf } from '../../../core/judging/items.ts';
import { perOperation } from '../../prose/perOperation.ts';
import { isStateNamed, itemStates } from '../../prose/someStates.ts';

/** A list leaves out the states that its sentence leaves out: `Retired tools are left out unless you ask for them`. */
export const leftOut: Check = {
  id: 'left-out',
  title: 'a list has no items in the states that it leaves out',
  judge: ({ operation, payload, verdict }) => {
    const items = operation.effect === 'read' ? (itemsOf(operation, verdict) ?? []) : [];
    if (items.length === 0) return [];
    return rulesOf(operation).flatMap(({ member, states, text }) => {
      const shown = items.find((item) => states.includes(String(item[member])));
      if (!shown || asksForThem(operation, payload, member, text)) return [];
      const message = `${member} ${String(shown[member])} is listed; the contract says '${text}'`;
      return [{ message, pointer: `left out ${member}` }];
    });
  },
};

interface Rule {
  readonly member: string;
  /** The states that are left out. */
  readonly states: readonly string[];
  readonly text: string;
}

/** `are left out`, `is not listed`, at the end, before `unless`, or before `by default`. */
const OUT =
  /\b(?:are|is) (?:left out|omitted|excluded|hidden|(?:not|never) (?:listed|shown|included|returned))(?: by default)?(?=\W*$| unless\b)/i;
/** The rule holds for some accounts or requests only: `hidden from customers`, `left out when it is true`. */
const CONDITION =
  /\b(?:for|from|to) (?:the )?\p{L}+s\b|\b(?:if|when|while|with|without|in)\b(?![^.]*\bunless\b)/iu;

const rulesOf = perOperation((operation): Rule[] =>
  sentencesOf(operation).flatMap((text): Rule[] => {
    const [before = '', after] = text.split(/\bunless\b/i);
    const names = parametersOf(operation).filter((name) => indexOfName(before, name) >= 0);
    if (!OUT.test(text) || CONDITION.test(before) || names.length > 0) return [];
    // A sentence that also speaks of other things may leave out something else.
    if (after === undefined && /[,;:]/.test(before)) return [];
    return itemStates(operation).flatMap(({ name, states }) => {
      const named = states.filter((state) => isStateNamed(before, state));
      return named.length > 0 && named.length < states.length ? [{ member: name, states: named, text }] : [];
    });
  }),
);

const parametersOf = ({ request, schemas }: Operation): string[] =>
  Object.keys(flattened(request, schemas).properties ?? {});

/** Names of parameters that add what a list leaves out. */
const ADDS = /^(?:include|with|show|also|all)(?:_|[A-Z]|$)/;

/** Returns whether a request filters by the state, or sends a parameter that the sentence names or that adds items. */
const asksForThem = (operation: Operation, payload: Payload, member: string, text: string): boolean =>
  parametersOf(operation).some(
    (name) =>
      payload[name] !== undefined &&
      (name.toLowerCase().includes(member.toLowerCase()) || indexOfName(text, name) >= 0 || ADDS.test(name)),
  );
