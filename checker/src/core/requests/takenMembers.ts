/** Reads from a refusal which values of a request are taken: `{ "order_number": ["must be unique"] }`, `A-17 already exists`. */
import { isSpokenIn } from '../base/words.ts';
import { bodyOf } from '../contract/body.ts';
import type { Operation, Payload } from '../contract/types.ts';

/** Words about values that another resource has. `Does not exist` and `is already closed` tell nothing of them. */
const TAKEN =
  /\balready\b(?! (?:been )?(?:clos|full|over\b|end|finish|cancel|expir|paid|ship|complet|start|archiv|delet|approv|confirm|reject|return|deliver|sent\b|submit|resolv|settl|process|lock|publish))|(?<!\b(?:not|must|longer|never) |n't )\bexists?\b|\btaken\b|\bunique\b|\bduplicates?d?\b|\bin use\b|\bsecond one\b|已存在|已被(?!取消|关闭|删除|归档|拒绝|批准|锁定)|重复/i;
/** Fewest characters of a value by which a refusal names its member. */
const SHORTEST = 3;

/** Returns the members that the text of a refusal names, by their names or values. */
export function takenMembers(operation: Operation, payload: Payload, refusal: string): string[] {
  if (!TAKEN.test(refusal)) return [];
  return Object.entries(bodyOf(operation, payload)).flatMap(([name, value]) => {
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const text = String(value);
    const isNamed = isSpokenIn(refusal, name) || (text.length >= SHORTEST && refusal.includes(text));
    return isNamed ? [name] : [];
  });
}
