/** Sends a number as a text, and a text as a number, where the contract says that no type is converted. */
import { bodyOf, membersOf } from '../../core/contract/body.ts';
import { isFreeText } from '../../core/contract/freeText.ts';
import { allSentencesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload, Schema } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { mustRefuse } from './mustRefuse.ts';
import type { Probe } from './probe.ts';

/** `Nothing is converted`, `types are not coerced`, `no type conversion`, `strictly typed`, `不做类型转换` */
const STRICT =
  /\b(?:nothing|no (?:value|type|text|number)s?) (?:is|are) (?:ever )?(?:converted|coerced)\b|\b(?:types?|values?|numbers?|texts?|strings?) (?:is|are) (?:not|never) (?:converted|coerced)\b|\b(?:no|without) (?:implicit )?(?:type )?(?:conversions?|coercion)\b|\bstrictly typed\b|不(?:做|作|进行|会)(?:任何)?(?:隐式)?(?:类型)?转换/i;

export const saysStrict = (text: string): boolean => STRICT.test(text);

/** @param base an accepted request */
export async function sendOtherTypes(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const says = allSentencesOf(operation).find(saysStrict);
  // A form has texts only.
  if (says === undefined || operation.transport !== 'json') return;
  for (const [name, part] of Object.entries(membersOf(operation))) {
    const other = otherType(valueOf(part, operation.schemas), bodyOf(operation, base)[name]);
    if (other === undefined || operation.places?.[name]) continue;
    const what = `${name} ${JSON.stringify(other)}`;
    await mustRefuse(probe, operation, base, { members: { [name]: other }, id: `types/${name}`, what, says });
  }
}

/** The same value in the other type: `"2"` for 2, 12 for any text. Undefined if the schema allows it. */
function otherType(schema: Schema, value: unknown): unknown {
  if (/^(?:number|integer)$/.test(String(schema.type)) && typeof value === 'number') return String(value);
  return isFreeText(schema) && schema.type === 'string' && typeof value === 'string' ? 12 : undefined;
}
