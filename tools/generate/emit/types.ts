import openapiTS, { astToString, transformSchemaObject } from 'openapi-typescript';
import type { SchemaObject, TransformNodeOptions } from 'openapi-typescript';
import ts from 'typescript';
import type { Contract } from '../contract.ts';
import { banner } from './banner.ts';

const jsonString = "import type { JsonString } from '../json-string.ts';\n\n";

/** generated/<service>/types.ts: the contract as TypeScript types, by openapi-typescript. */
export async function emitTypes({ document }: Contract): Promise<string> {
  // A copy: openapi-typescript resolves references in place.
  const schema = structuredClone(document) as unknown as Parameters<typeof openapiTS>[0];
  const source = astToString(await openapiTS(schema, { transform, silent: true }));
  return banner + (source.includes('JsonString<') ? jsonString : '') + source;
}

/** `contentSchema` (a string that holds JSON) becomes `JsonString<Inner>`. */
function transform(schema: SchemaObject, options: TransformNodeOptions): ts.TypeNode | undefined {
  const inner = (schema as { contentSchema?: SchemaObject }).contentSchema;
  return inner && ts.factory.createTypeReferenceNode('JsonString', [transformSchemaObject(inner, options)]);
}
