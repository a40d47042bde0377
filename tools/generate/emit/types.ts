import openapiTS, { astToString, transformSchemaObject } from 'openapi-typescript';
import type { SchemaObject, TransformNodeOptions } from 'openapi-typescript';
import ts from 'typescript';
import type { Contract } from '#tools/contract/document.ts';
import type { Document } from '#tools/contract/document.ts';
import { banner } from './banner.ts';

const jsonString = "import type { JsonString } from '../runtime/jsonString.ts';\n\n";

/** generated/<service>/types.ts: the contract as TypeScript types, by openapi-typescript. */
export async function emitTypes({ document }: Contract): Promise<string> {
  const schema = headersOptional(document) as unknown as Parameters<typeof openapiTS>[0];
  const source = astToString(await openapiTS(schema, { transform, silent: true }));
  return banner + (source.includes('JsonString<') ? jsonString : '') + source;
}

/** Translates a string with JSON inside (`contentSchema`) into `JsonString<Inner>`, and a file into `Blob`. */
function transform(schema: SchemaObject, options: TransformNodeOptions): ts.TypeNode | undefined {
  if (schema.format === 'binary') return ts.factory.createTypeReferenceNode('Blob');
  const inner = (schema as { contentSchema?: SchemaObject }).contentSchema;
  return inner && ts.factory.createTypeReferenceNode('JsonString', [transformSchemaObject(inner, options)]);
}

/**
 * Makes headers optional, because a client's middleware sets them.
 * Returns a copy, because openapi-typescript resolves references in place.
 */
function headersOptional(document: Document): Document {
  const copy = structuredClone(document);
  const inline = Object.values(copy.paths).flatMap((item) =>
    Object.values(item).flatMap((operation) => operation.parameters ?? []),
  );
  for (const parameter of [...inline, ...Object.values(copy.components?.parameters ?? {})]) {
    if ('in' in parameter && parameter.in === 'header') Object.assign(parameter, { required: false });
  }
  return copy;
}
