import { basename, dirname } from 'node:path';
import { isObject } from '#tools/object.ts';
import type { Examples, RawOperation, Schema } from '#tools/contract/document.ts';
import { answerSchema, type AnswerData } from './answerSchema.ts';
import { errorExamples } from './errorExamples.ts';
import { schemaPrefix, type ServiceFacts } from './serviceFacts.ts';

/**
 * Completes one file of a service in place, before it is linted and bundled: an operation gets its envelope and the examples of its
 * codes, a failure schema the codes that it allows. @returns what is written by hand and follows, or is missing
 */
export function completeFile(facts: ServiceFacts, path: string, content: unknown): string[] {
  if (!isObject(content)) return [];
  const folder = basename(dirname(path));
  if (folder === 'schemas') return completeFailure(facts, basename(path, '.yaml'), content);
  if (folder !== 'operations') return [];
  return Object.values(content).flatMap((operation) =>
    isObject(operation) && 'operationId' in operation
      ? completeOperation(facts, operation as unknown as RawOperation)
      : [],
  );
}

interface WrittenMedia {
  schema?: Schema | AnswerData;
  examples?: Examples;
}

function completeOperation(facts: ServiceFacts, operation: RawOperation): string[] {
  const media = operation.responses?.['200']?.content?.['application/json'] as WrittenMedia | undefined;
  if (!media) return [];
  const { schema } = media;
  if (!schema || !('x-data' in schema))
    return ['give the schema of the answer as `schema: { x-data: … }`: its envelope follows'];
  const byHand = Object.keys(media.examples ?? {}).filter((name) => name.startsWith('error-'));
  const { examples, silent } = errorExamples(facts, operation);
  media.schema = answerSchema(facts, operation, schema as AnswerData);
  media.examples = { ...media.examples, ...examples };
  return [
    ...byHand.map((name) => `remove the example ${name}: it follows from x-errors`),
    ...silent.map((code) => `code ${code} has no message: give one in its row of x-errors or in errors.yaml`),
  ];
}

function completeFailure({ envelope, codes }: ServiceFacts, name: string, schema: object): string[] {
  const layer = Object.keys(codes).find((each) => `${schemaPrefix(each)}Failure` === name);
  if (layer === undefined) return [];
  const { code } = envelope.systems?.[layer] ?? envelope;
  const property = (schema as Schema).properties?.[code.slice(1)] as { enum?: unknown } | undefined;
  if (!property) return [`give the property ${code.slice(1)}, which holds the code`];
  const byHand = property.enum !== undefined;
  property.enum = Object.keys(codes[layer] ?? {});
  return byHand ? ['remove the enum of codes: it follows from errors.yaml'] : [];
}
