/** Reports each file that a service lacks, with its purpose and an example, before the generator reads them. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Document } from '#tools/contract/document.ts';
import { schemaPrefix } from './derive/serviceFacts.ts';

type Apis = Readonly<Record<string, { readonly root: string }>>;

/**
 * @param openapi folder of the contracts
 * @param apis contracts that redocly.yaml lists
 * @returns problems
 */
export const serviceProblems = (openapi: string, apis: Apis): string[] => [
  ...Object.entries(apis).flatMap(([service, { root }]) => fileProblems(openapi, service, root)),
  ...readdirSync(openapi)
    .filter((folder) => existsSync(join(openapi, folder, 'openapi.yaml')) && !(folder in apis))
    .map((folder) => `openapi/redocly.yaml: add openapi/${folder} to \`apis\`, or remove its folder`),
];

function fileProblems(openapi: string, service: string, contract: string): string[] {
  if (!existsSync(join(openapi, contract)))
    return [
      `openapi/${contract} is missing: write it like openapi/provisional/openapi.yaml, or remove ${service} from openapi/redocly.yaml`,
    ];
  const { 'x-envelope': envelope }: Document = parse(readFileSync(join(openapi, contract), 'utf8'));
  const lacks = (file: string) => !existsSync(join(openapi, service, file));
  const missing = (file: string, what: string) =>
    lacks(file) ? [`openapi/${service}/${file} is missing: ${what}`] : [];
  const history = missing('CHANGELOG.md', 'begin it with `## ` and the version of the contract');
  if (envelope === undefined)
    return [
      `openapi/${contract} has no x-envelope: name the members of a response with code, message and data`,
    ];
  if (envelope === 'none') return history;
  const codes = missing(
    'errors.yaml',
    'it lists each code of the service, like openapi/provisional/errors.yaml',
  );
  if (codes.length > 0) return [...codes, ...history];
  const errors: object = parse(readFileSync(join(openapi, service, 'errors.yaml'), 'utf8'));
  const layers = envelope.systems ? Object.keys(errors) : [''];
  const schemas = layers
    .flatMap((layer) => ['Success', 'Failure'].map((kind) => `schemas/${schemaPrefix(layer)}${kind}.yaml`))
    .flatMap((file) =>
      missing(file, 'it has the members of the envelope, as in openapi/provisional/schemas/'),
    );
  return [...schemas, ...history];
}
