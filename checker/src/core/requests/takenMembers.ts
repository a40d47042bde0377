/** Reads from a refusal which values of a request are taken: `{ "order_number": ["must be unique"] }`, `A-17 already exists`. */
import { isSpokenIn } from '../base/words.ts';
import { bodyOf } from '../contract/body.ts';
import type { Operation, Payload } from '../contract/types.ts';

/** Words about values that another resource has. `Does not exist` and `is already closed` tell nothing of them. */
const TAKEN =
  /\balready\b(?! (?:been )?(?:clos|full|over\b|end|finish|cancel|expir|paid|ship|complet|start|archiv|delet|approv|confirm|reject|return|deliver|sent\b|submit|resolv|settl|process|lock|publish))|(?<!\b(?:not|must|longer|never) |n't )\bexists?\b|\btaken\b|\bunique\b|\bduplicates?d?\b|\bin use\b|\bsecond one\b|已存在|已被(?!取消|关闭|删除|归档|拒绝|批准|锁定)|重复/i;
/** Fewest characters of a value by which a refusal names its member. */
const SHORTEST = 3;

/** Words about a value of another resource. `The account already has an order` tells nothing of one. */
const IN_USE = /\bin use\b|\btaken\b|\bregistered\b|\bunique\b|\bduplicates?d?\b|已存在|重复/i;

/** Names of texts that may identify the resource in the backend's own words: `Asset is already registered` for `tag_no`. */
const IDENTIFIES = /(?:^|_|-|[a-z])(?:no|nr|num|number|tag|key|ref|reference|mark|barcode)$/i;

/** Returns the members that the text of a refusal names, by their names or values; else the ones that may identify the resource. */
export function takenMembers(operation: Operation, payload: Payload, refusal: string): string[] {
  if (!TAKEN.test(refusal)) return [];
  const members = Object.entries(bodyOf(operation, payload)).filter(([, value]) =>
    /^(string|number)$/.test(typeof value),
  );
  const named = members.filter(([name, value]) => {
    const text = String(value);
    return isSpokenIn(refusal, name) || (text.length >= SHORTEST && refusal.includes(text));
  });
  const likely = members.filter(([name, value]) => typeof value === 'string' && IDENTIFIES.test(name));
  const others = IN_USE.test(refusal) ? likely : [];
  return (named.length > 0 ? named : others).map(([name]) => name);
}
