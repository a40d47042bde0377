import { descriptionOf } from '../../../core/contract/descriptionOf.ts';
import { sentencesIn } from '../../../core/contract/sentences.ts';
import type { Payload } from '../../../core/contract/types.ts';
import type { Check } from '../../../core/judging/check.ts';
import { objectCheck, type Rule } from '../../prose/objectCheck.ts';

/** The last words of a description: `…, then /o/ and the id`, `ends with the slug`. */
const ENDS = /\b(?:and|with|ends? (?:with|in)|followed by|then) (?:the|its) `?(\w+)`?$/i;

/** `web_url: …, then /-/issues/ and the iid`: an address ends with another member. */
export const endsWith: Check = objectCheck(
  { id: 'ends-with', title: 'an address ends with the member that its description names' },
  ({ properties = {} }, operation) =>
    Object.entries(properties).flatMap(([name, part]): Rule[] => {
      if (!/(url|uri|link|href|path)$/i.test(name)) return [];
      return sentencesIn(descriptionOf(part, operation)).flatMap((text): Rule[] => {
        const [, member = ''] = ENDS.exec(text.trim()) ?? [];
        if (!properties[member] || member === name) return [];
        const complaint = ({ [name]: address, [member]: value }: Payload): string | undefined => {
          const end = String(value);
          const isRight = [end, encodeURIComponent(end)].some(
            (each) => String(address).endsWith(each) && !isLonger(String(address), each),
          );
          return typeof address !== 'string' || value === undefined || value === null || isRight
            ? undefined
            : `${name} is ${address} with ${member} ${end}; the contract says '${text}'`;
        };
        return [{ name, complaint }];
      });
    }),
);

/** `/issues/1001` does not end with the number 1. */
const isLonger = (address: string, end: string): boolean => /[\p{L}\d]$/u.test(address.slice(0, -end.length));
