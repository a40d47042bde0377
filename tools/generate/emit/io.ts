import type { Envelope } from '#generated/runtime/facts.ts';
import type { Contract } from '#tools/contract/document.ts';
import type { Operation } from '#tools/contract/document.ts';
import { innerSchema } from '#tools/contract/operations.ts';
import { banner } from './banner.ts';

/**
 * Writes generated/<service>/io.ts with three types per operation:
 *
 * - `Inputs`: body, query parameters or, at the gateway, the document inside `reqData`
 * - `Outputs`: the data inside the innermost envelope
 * - `Answers`: the whole response
 */
export function emitIo({ document, operations }: Contract): string {
  const envelope = document['x-envelope'];
  const rows = (type: (operation: Operation) => string) =>
    operations.map((operation) => `  ${operation.operationId}: ${type(operation)};`).join('\n');
  return `${banner}import type * as Payload from '../runtime/payload.ts';
import type { operations } from './types.ts';

export interface Inputs {
${rows(inputType)}
}

export interface Outputs {
${rows((operation) => outputType(operation, envelope))}
}

export interface Answers {
${rows(answerType)}
}
`;
}

const answerType = ({ operationId }: Operation) => `Payload.Answer<operations['${operationId}']>`;

function inputType(operation: Operation): string {
  const type = `operations['${operation.operationId}']`;
  const base = operation.requestBody ? `Payload.Body<${type}>` : `Payload.Query<${type}>`;
  return innerSchema(operation) ? `Payload.JsonText<${base}['reqData']>` : base;
}

function outputType(operation: Operation, envelope: Envelope | 'none'): string {
  const answer = answerType(operation);
  if (envelope === 'none') return answer;
  const outer = dataOf(answer, envelope);
  const inner = envelope.systems?.[operation['x-system'] ?? 'default'];
  return inner ? dataOf(outer, inner) : outer;
}

/** Returns the type of the data in the success branch of an envelope, whose members are JSON pointers such as `/code`. */
function dataOf(type: string, { code, data, success }: Envelope): string {
  const codes = success.map((value) => `'${value}'`).join(' | ');
  return `Payload.Member<Extract<${type}, { ${code.slice(1)}: ${codes} }>, '${data.slice(1)}'>`;
}
