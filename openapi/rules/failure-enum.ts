import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { Rule, SchemaNode } from './rule.ts';

/** Which layer of the gateway's errors.yaml a failure schema stands for; '' is a service with one flat envelope. */
const LAYERS: Readonly<Record<string, string>> = {
  Failure: '',
  OuterFailure: 'outer',
  DefaultFailure: 'default',
  StdFailure: 'STD',
  YjptFailure: 'YJPT',
};

/** The codes that a failure envelope allows are exactly those of errors.yaml, so that a code is decided in one place. */
export const failureEnum: Rule = () => ({
  Schema(schema, { report, location }) {
    const layer = LAYERS[basename(location.source.absoluteRef, '.yaml')];
    if (layer === undefined || !location.pointer.endsWith('#/')) return;
    const file: Record<string, object> = parse(
      readFileSync(join(dirname(location.source.absoluteRef), '../errors.yaml'), 'utf8'),
    );
    const known = Object.keys(layer ? (file[layer] ?? {}) : file);
    const allowed = codesOf(schema);
    for (const code of known.filter((code) => !allowed.includes(code)))
      report({ message: `code ${code} of errors.yaml is missing in the enum`, location });
    for (const code of allowed.filter((code) => !known.includes(code)))
      report({ message: `code ${code} has no row in errors.yaml`, location });
  },
});

function codesOf(schema: SchemaNode): string[] {
  const codes = Object.values(schema.properties ?? {}).find((property) => property.enum)?.enum ?? [];
  return codes.map(String);
}
