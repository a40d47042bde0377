import { join } from 'node:path';
import type { Contract } from '#tools/contract/document.ts';
import { root } from '../contract.ts';
import { readProductTable } from '../derive/productLists.ts';
import { usedFields } from '../usedFields.ts';
import { literal } from './banner.ts';
import { emitChecks } from './checks.ts';
import { emitClient } from './client.ts';
import { emitDocumented } from './documented.ts';
import { emitEnum, emitEnums, emitLabels, readEnums } from './enums.ts';
import { emitCodes, emitErrors } from './errors.ts';
import { emitFields } from './fields.ts';
import { emitIo } from './io.ts';
import { emitOperations } from './operations.ts';
import { emitProducts } from './products.ts';
import { emitReadme } from './readme.ts';
import { readRuntime } from './runtime.ts';
import { emitService as emitServiceFacts } from './service.ts';
import { emitCatalogue, emitClients, emitServices } from './services.ts';
import { emitSources } from './sources.ts';
import { emitTypes } from './types.ts';

/** What lies in .cache/contracts, as path → content: read by programs, not in a diff. */
export const emitBundles = (contracts: readonly Contract[]): Map<string, string> =>
  new Map(
    contracts.flatMap((contract): [string, string][] => [
      [`${contract.service}/openapi.json`, `${literal(contract.document)}\n`],
      [`${contract.service}/sources.json`, emitSources(contract)],
    ]),
  );

/** Everything that lies under generated/, as path → content. */
export async function emitAll(contracts: readonly Contract[]): Promise<Map<string, string>> {
  const enums = await readEnums();
  const files = new Map<string, string>([
    ...(await readRuntime()),
    ['README.md', await emitReadme(contracts)],
    ['checks.ts', emitChecks()],
    ['services.ts', emitServices(contracts)],
    ['clients.ts', emitClients(contracts)],
    ['catalogue.ts', emitCatalogue(contracts)],
    ['shared/enums.ts', emitEnums(enums)],
    ...enums.map((each): [string, string] => [`shared/enums/${each.name}.ts`, emitEnum(each)]),
    ['shared/labels.ts', emitLabels(enums)],
    ['shared/products.ts', emitProducts(readProductTable(join(root, 'openapi')) ?? {})],
  ]);
  const used = usedFields(root);
  for (const contract of contracts) {
    for (const [name, content] of Object.entries(await emitService(contract, enums))) {
      const path = `${contract.service}/${name}`;
      if (!name.startsWith('fields/') || used.includes(path)) files.set(path, content);
    }
  }
  return files;
}

type Enumerations = Awaited<ReturnType<typeof readEnums>>;

async function emitService(contract: Contract, enums: Enumerations): Promise<Record<string, string>> {
  return {
    'types.ts': await emitTypes(contract),
    'io.ts': emitIo(contract),
    'service.ts': emitServiceFacts(contract),
    ...(await emitClient(contract)),
    'documented.ts': await emitDocumented(contract),
    'operations.ts': emitOperations(contract),
    'codes.ts': await emitCodes(contract),
    'errors.ts': await emitErrors(contract),
    ...emitFields(contract, enums),
  };
}
