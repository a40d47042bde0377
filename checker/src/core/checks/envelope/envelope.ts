import { answerOf, isJsonType } from '../../contract/answers.ts';
import { flattened } from '../../contract/flattened.ts';
import type { Check, Exchange } from '../../judging/check.ts';
import { none, one } from '../../judging/check.ts';
import { isHttpRefusal } from '../../judging/refusalClass.ts';

/**
 * Returns whether the contract gives responses of that status another form: a text, nothing, or JSON without the
 * code.
 */
function hasOtherForm({ operation, got }: Exchange): boolean {
  const form = answerOf(operation, got.status);
  if (!form) return false;
  // If the contract describes no refusals, the framework defines their form.
  if (form.types.length === 0) return got.status >= 400;
  if (!form.types.some(isJsonType)) return true;
  // A download may have its refusals in JSON.
  const [type = ''] = got.type.split(';');
  if (form.types.includes(type.trim()) && !isJsonType(type.trim())) return true;
  const { properties = {} } = flattened(form.schema ?? {}, operation.schemas);
  const [, member = ''] = operation.envelope.code.split('/');
  return Object.keys(properties).length > 0 && properties[member] === undefined;
}

export const envelope: Check = {
  id: 'envelope',
  title: 'the response has the envelope of its service, with the documented code',
  first: true,
  judge: (exchange) => {
    const { operation, verdict } = exchange;
    if (hasOtherForm(exchange)) return none;
    if (verdict.code !== undefined || verdict.loggedOutText !== undefined || isHttpRefusal(exchange))
      return none;
    const places = operation.inner
      ? `${operation.envelope.code} and ${operation.envelope.data}${operation.inner.code}`
      : operation.envelope.code;
    return one(
      `no envelope: ${places} should hold the code${operation.envelope.numeric ? '' : ' as a text'}`,
    );
  },
};
