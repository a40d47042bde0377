import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { nearest } from '../../tools/nearest.ts';
import type { Place, Rule } from './rule.ts';

const TRIGGERS = ['request-invalid', 'unauthenticated', 'wrong-role', 'wrong-product', 'state', 'fault'];

interface Row {
  readonly code?: string;
  readonly when?: string;
  readonly condition?: string;
  readonly scenario?: string;
  readonly role?: string;
  readonly spec?: string;
  readonly provenance?: string;
}

/**
 * `x-errors` is there, every row has a known trigger and a code that errors.yaml knows, a state row says its condition and
 * the scenario that reaches it, and every row says where it comes from (design/contracts.md, "The error oracle").
 */
export const errorTable: Rule = () => ({
  Operation(operation, { report, location }) {
    const codes = serviceCodes(location);
    if (!codes) return;
    const rows = operation['x-errors'];
    if (!Array.isArray(rows)) {
      report({ message: `${operation.operationId}: no x-errors`, location });
      return;
    }
    rows.forEach((row: Row, index) => {
      for (const { message, suggest } of faultsOf(row, codes)) {
        report({
          message: `${operation.operationId}: ${message}`,
          location: location.child(['x-errors', index]),
          suggest,
        });
      }
    });
  },
});

/** What is wrong with one row. */
export function* faultsOf(
  row: Row,
  codes: readonly string[],
): Generator<{ message: string; suggest?: string[] }> {
  if (!codes.includes(String(row.code))) {
    yield {
      message: `code ${row.code} has no row in errors.yaml`,
      suggest: nearest(String(row.code), codes),
    };
  }
  if (!TRIGGERS.includes(String(row.when)))
    yield { message: `unknown trigger ${row.when}`, suggest: nearest(String(row.when), TRIGGERS) };
  if (row.when === 'state' && !row.scenario)
    yield { message: `state row ${row.code} names no scenario that reaches it` };
  if (row.when === 'state' && !row.condition)
    yield { message: `state row ${row.code} says no condition in domain words` };
  if (row.when === 'wrong-role' && !row.role) yield { message: `wrong-role row ${row.code} says no role` };
  if (!row.spec && row.provenance !== 'assumed')
    yield { message: `row ${row.code} gives neither spec nor provenance: assumed` };
}

/** Every code of the service an operation file belongs to; undefined for the control API, which has no envelope. */
function serviceCodes(location: Place): string[] | undefined {
  const file = join(dirname(location.source.absoluteRef), '../errors.yaml');
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  return Object.entries(parse(source) as Record<string, Record<string, unknown>>).flatMap(([key, value]) =>
    'name' in value ? [key] : Object.keys(value),
  );
}
