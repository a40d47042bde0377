/** Reads how a request changes a number of another resource: `The quantity is added to the member's \`visits_used\``. */
import { squeezed, wordPattern } from '../../core/base/words.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';
import { hasEffectCondition } from './effectCondition.ts';

export interface EffectOnWhole {
  /** The member of the request. */
  readonly from: string;
  /** The member of the other resource. */
  readonly member: string;
  /** The number grows by the value (1), falls by it (-1), or becomes it (0). */
  readonly sign: 1 | -1 | 0;
  readonly text: string;
}

/** `…, whenever the visit occurred`: no condition. */
const IN_ANY_CASE = /, (?:whenever|whatever|no matter|regardless of)\b.*$/i;

/**
 * @param noun the word for the other resource
 * @param asked the members of the request, and those of the other resource
 */
export function effectsOnWhole(
  operation: Operation,
  noun: string,
  { asked, shown }: { readonly asked: readonly string[]; readonly shown: readonly string[] },
): EffectOnWhole[] {
  const thing = `(?:the |its )?${wordPattern(noun)}`;
  const owned = String.raw`(?:${thing}(?:'s|’s) (?<owned>[\w ]+?)|(?:the )?(?<of>\w+) of ${thing})`;
  const value = String.raw`(?:the |its )?(?:given |sent )?(?<from>\w+)`;
  const END = String.raw`(?: (?:of|in) the current [\w ]+)?$`;
  const forms: readonly (readonly [string, 1 | -1 | 0])[] = [
    [`^${value} (?:is|are) added to ${owned}${END}`, 1],
    [`^${value} (?:is|are) (?:taken|deducted|subtracted) from ${owned}${END}`, -1],
    [`^adds ${value} to ${owned}${END}`, 1],
    [`^(?:takes|deducts|subtracts) ${value} from ${owned}${END}`, -1],
    [`^${owned} (?:grows|increases|rises|goes up|is increased|is raised) by ${value}$`, 1],
    [`^${owned} (?:falls|decreases|drops|goes down|is reduced|is lowered) by ${value}$`, -1],
    [`^${owned} becomes ${value}$`, 0],
  ];
  return sentencesOf(operation).flatMap((sentence) =>
    hasEffectCondition(sentence.replace(IN_ANY_CASE, ''))
      ? []
      : sentence
          .replaceAll('`', '')
          // A beginning before `, the` may be a condition: `For guests, the quantity is added …`.
          .split(/, and (?!the |its )|; |, (?!the |its )/)
          .flatMap((clause) =>
            forms.flatMap(([form, sign]): EffectOnWhole[] => {
              const groups = new RegExp(form, 'iu').exec(clause.trim())?.groups;
              const from = groups && nameIn(asked, groups['from']);
              const member = groups && nameIn(shown, groups['owned'] ?? groups['of']);
              return from === undefined || member === undefined
                ? []
                : [{ from, member, sign, text: sentence }];
            }),
          ),
  );
}

const nameIn = (names: readonly string[], words = ''): string | undefined =>
  names.find((each) => squeezed(each) === squeezed(words).replaceAll(' ', ''));
