import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ErrorObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { nearest } from '../../tools/nearest.ts';
import rowSchema from './error-row.schema.json' with { type: 'json' };
import type { OperationNode, Place, RowNode, Rule } from './rule.ts';

const validRow = new Ajv2020({ allErrors: true, strict: false }).compile(rowSchema);

interface Fault {
  readonly message: string;
  readonly suggest?: string[];
}

/**
 * Every operation has `x-errors`, every row is valid by error-row.schema.json (with its source; a state has its
 * condition and scenario), and its code has a row in errors.yaml (docs/design/contracts.md, "The error oracle"). An
 * operation with a request has a row for an invalid one.
 */
export const errorTable: Rule = () => {
  const codesIn = serviceCodes();
  return {
    Operation(operation, { report, location }) {
      const rows = operation['x-errors'];
      if (rows && hasRequest(operation) && !rows.some(({ when }) => when === 'request-invalid'))
        report({ message: `${operation.operationId}: no row with when: request-invalid`, location });
      const codes = codesIn(location);
      if (!codes) return;
      if (!rows) {
        report({ message: `${operation.operationId}: no x-errors`, location });
        return;
      }
      rows.forEach((row, index) => {
        for (const { message, suggest } of faultsOf(row, codes)) {
          report({
            message: `${operation.operationId}: ${message}`,
            location: location.child(['x-errors', index]),
            ...(suggest && { suggest }),
          });
        }
      });
    },
  };
};

const hasRequest = ({ requestBody, parameters = [] }: OperationNode): boolean =>
  requestBody !== undefined || parameters.length > 0;

/** Returns the errors of one row. */
function faultsOf(row: RowNode, codes: readonly string[]): Fault[] {
  const code = String(row.code);
  const unknown = codes.includes(code)
    ? []
    : [{ message: `code ${code} has no row in errors.yaml`, suggest: nearest(code, codes) }];
  if (validRow(row)) return unknown;
  // Errors inside `if` and `anyOf` already report what is missing.
  const problems = (validRow.errors ?? []).filter(({ keyword }) => keyword !== 'if' && keyword !== 'anyOf');
  return [...unknown, ...problems.map((problem) => ({ message: `row ${code} ${inWords(problem)}` }))];
}

function inWords({ instancePath, keyword, params, message }: ErrorObject): string {
  const member = instancePath.slice(1);
  if (keyword === 'enum')
    return `has an unknown ${member}: one of ${[params['allowedValues']].flat().join(', ')}`;
  if (keyword === 'additionalProperties')
    return `has an unknown member: ${String(params['additionalProperty'])}`;
  if (keyword === 'required') return `gives no ${String(params['missingProperty'])}`;
  return `${member} ${message}`;
}

/**
 * Codes of an operation file's service; undefined for the control API, which has no envelope. Each errors.yaml is
 * parsed once per run: parsing it for every operation took a third of a generation.
 */
function serviceCodes(): (location: Place) => readonly string[] | undefined {
  const known = new Map<string, readonly string[] | undefined>();
  return (location) => {
    const file = join(dirname(location.source.absoluteRef), '../errors.yaml');
    if (!known.has(file)) known.set(file, codesOf(file));
    return known.get(file);
  };
}

/** Returns the codes of an errors.yaml: its keys, and for the gateway those within each layer (`outer`, `default`). */
function codesOf(file: string): string[] | undefined {
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  const codes: Record<string, Record<string, unknown>> = parse(source);
  return Object.entries(codes).flatMap(([key, value]) => ('name' in value ? [key] : Object.keys(value)));
}
