import type { Members } from '#generated/runtime/facts.ts';
import type { RawOperation, Schema } from '#tools/contract/document.ts';
import { schemaPrefix, type ServiceFacts } from './serviceFacts.ts';

/** The response in an operation's file: the schema of its data, and further branches that only this operation has. */
export interface AnswerData {
  readonly 'x-data': Schema;
  readonly oneOf?: readonly Schema[];
}

/**
 * Returns the schema of a response with its envelope: a success with the operation's data, or a failure. At the gateway the data is
 * inside the envelope of the operation's system, which is inside the outer envelope. References are relative to the operation's file.
 */
export function answerSchema(
  { envelope }: Pick<ServiceFacts, 'envelope'>,
  operation: Pick<RawOperation, 'x-system' | 'x-login'>,
  { 'x-data': data, oneOf = [] }: AnswerData,
): Schema {
  const { systems } = envelope;
  if (!systems)
    return { oneOf: [...branches(envelope, '', data), ...loginText(envelope, operation), ...oneOf] };
  const system = operation['x-system'] ?? 'default';
  const inner = systems[system];
  if (!inner) throw new Error(`x-system ${system} has no envelope in openapi.yaml`);
  return { oneOf: [...branches(envelope, 'outer', { oneOf: branches(inner, system, data) }), ...oneOf] };
}

function branches({ data: pointer }: Members, layer: string, data: Schema): Schema[] {
  const member = pointer.slice(1);
  const own = { type: 'object', required: [member], properties: { [member]: data } };
  return [{ allOf: [schemaOf(layer, 'Success'), own] }, schemaOf(layer, 'Failure')];
}

const schemaOf = (layer: string, name: string): Schema => ({
  $ref: `../schemas/${schemaPrefix(layer)}${name}.yaml`,
});

/** If the service may refuse a visitor with a text instead of a code, every operation that needs a login gets that branch. */
const loginText = (
  { notLoggedInText }: ServiceFacts['envelope'],
  operation: Pick<RawOperation, 'x-login'>,
): Schema[] =>
  notLoggedInText && operation['x-login'] !== 'optional' ? [{ $ref: '../schemas/NotLoggedInText.yaml' }] : [];
