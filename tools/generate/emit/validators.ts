import { _ } from 'ajv';
import type { Format } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { formats } from '../../../openapi/shared/formats.js';
import type { Contract } from '../contract.ts';
import { discriminated } from '../discriminated.ts';
import { innerSchema, requestSchema, responseSchema } from '../document.ts';
import type { Schema } from '../document.ts';
import { banner } from './banner.ts';

// Ajv's standalone code is CommonJS inside (`require` of its own run time), whatever `esm` says.
const preamble = `import { createRequire } from 'node:module';
import { formats } from '../../openapi/shared/formats.js';
const require = createRequire(import.meta.url);
`;

/**
 * generated/<service>/: validators compiled ahead of time. `answers.js` holds bodies and answers; `queries.js` holds query
 * parameters, whose strings are coerced to the types of their schemas; `validators.js` gathers both by operation.
 */
export function emitValidators({ service, document, operations }: Contract): Record<string, string> {
  const strict = compiler(service, document.components?.schemas, false);
  const coercing = compiler(service, document.components?.schemas, true);
  for (const operation of operations) {
    strict.add(`answer_${operation.operationId}`, discriminated(responseSchema(operation), document));
    const inner = innerSchema(operation);
    // The outer document of a gateway request (reqData and eid) is the pipeline's own check.
    if (inner) strict.add(`request_${operation.operationId}`, inner);
    else
      (operation.requestBody ? strict : coercing).add(
        `request_${operation.operationId}`,
        requestSchema(operation),
      );
  }
  const row = (prefix: string) => (id: string) => `  ${id}: all.${prefix}_${id},`;
  const ids = operations.map((operation) => operation.operationId);
  return {
    'answers.js': strict.code(),
    'queries.js': coercing.code(),
    'validators.js': `${banner}import * as answers from './answers.js';
import * as queries from './queries.js';

const all = { ...answers, ...queries };

export const requests = {
${ids.map(row('request')).join('\n')}
};

export const responses = {
${ids.map(row('answer')).join('\n')}
};
`,
    'validators.d.ts': `${banner}import type { ValidateFunction } from 'ajv';
import type { OperationId } from './operations.ts';

/** Validates what goes in: body, query parameters (coerced in place) or, at the gateway, the document inside reqData. */
export const requests: Readonly<Record<OperationId, ValidateFunction>>;
/** Validates the whole HTTP 200 answer. */
export const responses: Readonly<Record<OperationId, ValidateFunction>>;
`,
  };
}

// The module is CommonJS: its default export is a property at run time, which its types do not say.
const toSource = (standalone as unknown as { default: typeof standalone }).default;

function compiler(
  service: string,
  schemas: Readonly<Record<string, Schema>> | undefined,
  coerceTypes: boolean,
) {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    coerceTypes,
    inlineRefs: false,
    discriminator: true,
    formats: formats as Record<string, Format>,
    code: { source: true, esm: true, formats: _`formats` },
  });
  ajv.addSchema({ $id: service, components: { schemas } });
  const exported: Record<string, string> = {};
  return {
    add(name: string, schema: Schema) {
      ajv.addSchema({ $id: name, ...rebase(schema, service) });
      exported[name] = name;
    },
    code: () => `${banner}${preamble}${toSource(ajv, exported)}\n`,
  };
}

/** Lets a schema that stood inside the document be compiled outside it. */
function rebase(schema: Schema, service: string): Schema {
  return JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components/', `"${service}#/components/`),
  ) as Schema;
}
