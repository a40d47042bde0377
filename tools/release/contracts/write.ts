/** Writes the published contracts: OpenAPI 3.1 and 3.0, a Postman collection, `.http` files. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contractNames } from '#generated/services.ts';
import { bundled } from '#tools/contract/generated.ts';
import { callsOf } from './calls.ts';
import { httpFile } from './httpFile.ts';
import { openapi30 } from './openapi30.ts';
import { postmanCollection } from './postman.ts';

/** @returns the content of each file by its name */
function contractFiles(version: string): Map<string, string> {
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  const services = contractNames.map(callsOf);
  return new Map([
    ...contractNames.flatMap((service): [string, string][] => [
      [`openapi-3.1/${service}.json`, json(bundled(service))],
      [`openapi-3.0/${service}.json`, json(openapi30(bundled(service)))],
    ]),
    ...services.map((called): [string, string] => [`http/${called.service}.http`, httpFile(called)]),
    ['postman/purchasing-credit.postman_collection.json', json(postmanCollection(services, version))],
  ]);
}

/** @returns the paths of the written files */
export function writeContracts(folder: string, version: string): string[] {
  rmSync(folder, { recursive: true, force: true });
  return [...contractFiles(version)].map(([name, text]) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  });
}
