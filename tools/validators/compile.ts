import { _, type CodeKeywordDefinition } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { Document, Operation, Schema } from '#tools/contract/document.ts';
import { innerSchema, listOperations, requestSchema, responseSchema } from '#tools/contract/operations.ts';
import { formats } from '../../openapi/shared/formats.js';
import { areDifferent } from './areDifferent.ts';
import { discriminated } from './discriminated.ts';
import { SchemaError } from './schemaError.ts';

/**
 * Returns the CommonJS source of a service's validators: `requests` and `responses` by operation. Query parameters arrive as
 * strings and are coerced to the types of their schemas; bodies and answers are not.
 * @throws SchemaError naming the operation
 */
export function compile(service: string, document: Document): string {
  const operations = listOperations(document);
  const strict = compiler(service, document, false);
  const coercing = compiler(service, document, true);
  for (const operation of operations) {
    strict.add(`answer_${operation.operationId}`, discriminated(responseSchema(operation), document));
    // For a gateway request, the document inside reqData; the pipeline checks reqData and eid.
    const request = innerSchema(operation) ?? requestSchema(operation);
    (operation.requestBody ? strict : coercing).add(`request_${operation.operationId}`, request);
  }
  return `const { formats } = require('../../openapi/shared/formats.js');
${areDifferent.toString()}
const all = {};
(function (exports) {${strict.source()}})(all);
(function (exports) {${coercing.source()}})(all);
module.exports = {
  requests: ${gathered('request', operations)},
  responses: ${gathered('answer', operations)},
};
`;
}

const gathered = (kind: string, operations: readonly Operation[]): string =>
  `{ ${operations.map(({ operationId: id }) => `${id}: all.${kind}_${id}`).join(', ')} }`;

// The module is CommonJS: its default export is a property at run time, which its types do not say.
const toSource = (standalone as unknown as { default: typeof standalone }).default;

const uniqueItems: CodeKeywordDefinition = {
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  error: { message: 'must NOT have duplicate items' },
  code(context) {
    const { gen, schema, data } = context;
    if (schema !== true) return;
    const check = gen.scopeValue('func', { ref: areDifferent, code: _`areDifferent` });
    context.pass(_`${check}(${data})`);
  },
};

function compiler(service: string, { components }: Document, coerceTypes: boolean) {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    coerceTypes,
    inlineRefs: false,
    discriminator: true,
    formats,
    code: { source: true, formats: _`formats` },
  });
  ajv.removeKeyword('uniqueItems').addKeyword(uniqueItems);
  // Named schemas are compiled once for all operations that refer to them.
  for (const [name, schema] of Object.entries(components?.schemas ?? {})) ajv.addSchema(named(schema), name);
  const names: Record<string, string> = {};
  return {
    add(name: string, schema: Schema): void {
      try {
        ajv.addSchema(named(schema), name).getSchema(name);
      } catch (error) {
        throw new SchemaError(
          `${service}: the schema of ${name.replace('_', ' ')} does not compile: ${String(error)}`,
        );
      }
      names[name] = name;
    },
    source: () => toSource(ajv, names),
  };
}

/** Rewrites references to names, so that a schema compiles outside its document. */
const named = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"'));
