import { basename, dirname } from 'node:path';
import type { Examples } from '#tools/contract/document.ts';
import { answerSchema, type AnswerData } from './answerSchema.ts';
import { errorExamples, type Answering } from './errorExamples.ts';
import { listProducts } from './productLists.ts';
import { schemaPrefix, type ServiceFacts } from './serviceFacts.ts';

interface WrittenMedia {
  schema?: Partial<AnswerData>;
  examples?: Examples;
}

interface WrittenOperation extends Answering {
  readonly responses?: { readonly '200'?: { readonly content?: { 'application/json'?: WrittenMedia } } };
}

interface WrittenSchema {
  readonly properties?: Readonly<Record<string, { readonly type: string; enum?: unknown }>>;
}

/** A file of a service as it is written: operations by method, or a schema. */
export interface WrittenFile extends WrittenSchema {
  readonly get?: WrittenOperation;
  readonly post?: WrittenOperation;
}

/**
 * Completes one file of a service in place, before it is linted and bundled. An operation gets its envelope and the examples of its
 * codes. An error row with a feature gets the products that have it. A failure schema gets its codes.
 * @param path of the file; its folder tells operations from schemas
 * @returns problems: members that are missing, or written by hand although they are derived
 */
export function completeFile(facts: ServiceFacts, path: string, file: WrittenFile | undefined): string[] {
  const folder = basename(dirname(path));
  if (folder === 'schemas') return completeFailure(facts, basename(path, '.yaml'), file ?? {});
  if (folder !== 'operations') return [];
  return [file?.get, file?.post].flatMap((operation) =>
    operation ? completeOperation(facts, operation) : [],
  );
}

function completeOperation(facts: ServiceFacts, operation: WrittenOperation): string[] {
  const productProblems = facts.products ? listProducts(facts.products, operation) : [];
  const media = operation.responses?.['200']?.content?.['application/json'];
  if (!media) return productProblems;
  const { 'x-data': data, ...rest } = media.schema ?? {};
  if (data === undefined)
    return [
      ...productProblems,
      'give the schema of the answer as `schema: { x-data: … }`: its envelope is derived',
    ];
  const byHand = Object.keys(media.examples ?? {}).filter((name) => name.startsWith('error-'));
  const { examples, withoutText } = errorExamples(facts, operation);
  media.schema = answerSchema(facts, operation, { 'x-data': data, ...rest });
  media.examples = { ...media.examples, ...examples };
  return [
    ...productProblems,
    ...byHand.map((name) => `remove the example ${name}: it follows from x-errors`),
    ...withoutText.map(
      (code) => `code ${code} has no message: give one in its row of x-errors or in errors.yaml`,
    ),
  ];
}

function completeFailure({ envelope, codes }: ServiceFacts, name: string, schema: WrittenSchema): string[] {
  const layer = Object.keys(codes).find((each) => `${schemaPrefix(each)}Failure` === name);
  if (layer === undefined) return [];
  const { code } = envelope.systems?.[layer] ?? envelope;
  const property = schema.properties?.[code.slice(1)];
  if (!property) return [`give the property ${code.slice(1)}, which holds the code`];
  const byHand = property.enum !== undefined;
  property.enum = Object.keys(codes[layer] ?? {});
  return byHand ? ['remove the enum of codes: it follows from errors.yaml'] : [];
}
