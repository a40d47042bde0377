import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '@redocly/openapi-core';
import { bundle, getLineColLocation, getMergedConfig, lint, loadConfig } from '@redocly/openapi-core';
import { parse } from 'yaml';
import type { Contract, Document } from '#tools/contract/document.ts';
import { listOperations } from '#tools/contract/operations.ts';
import { bundled } from './bundled.ts';
import { DerivingResolver } from './derive/derivingResolver.ts';
import { readProductTable, tableProblems } from './derive/productLists.ts';
import { withoutMessages } from './derive/withoutMessages.ts';
import { scenarioProblems } from './namedScenarios.ts';
import { serviceProblems } from './serviceFiles.ts';
import { withServiceParameters } from './serviceParameters.ts';

/** Thrown for an invalid contract. Its message has one line per problem: file, line, rule and message. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const configPath = join(root, 'openapi/redocly.yaml');

/**
 * Lints and bundles every contract that openapi/redocly.yaml lists.
 * @throws ContractError
 */
export async function readContracts(): Promise<Contract[]> {
  await refuseIncompleteProducts();
  await refuseIncompleteServices();
  const config = await loadConfig({ configPath });
  const contracts: Contract[] = [];
  // One after the other: Redocly validates all examples with the same Ajv instance, which can hold one contract at a time.
  for (const [service, api] of Object.entries(config.apis)) {
    contracts.push(await readContract(service, api.root, getMergedConfig(config, service)));
  }
  refuse(scenarioProblems(root, contracts));
  return contracts;
}

async function refuseIncompleteProducts(): Promise<void> {
  const openapi = join(root, 'openapi');
  const { enum: codes }: { enum: string[] } = parse(
    await readFile(join(openapi, 'shared/enums/ProductCode.yaml'), 'utf8'),
  );
  refuse(tableProblems(readProductTable(openapi) ?? {}, codes));
}

async function refuseIncompleteServices(): Promise<void> {
  const { apis } = parse(await readFile(configPath, 'utf8'));
  refuse(serviceProblems(dirname(configPath), apis));
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new ContractError(problems.join('\n'));
}

/** Reads a contract from the cache (bundled.ts), or lints and bundles it. */
async function readContract(service: string, path: string, config: Config): Promise<Contract> {
  const document = await bundled(root, service, () => bundleOf(path, config));
  return { service, document, operations: listOperations(document) };
}

async function bundleOf(path: string, config: Config): Promise<Document> {
  const ref = join(dirname(configPath), path);
  const externalRefResolver = new DerivingResolver(ref, config);
  const found = await lint({ ref, config, externalRefResolver });
  const problems = [
    ...found.filter((problem) => problem.severity === 'error').map(describe),
    ...externalRefResolver.problems.map(({ path: file, message }) => `${relative(root, file)}: ${message}`),
  ];
  refuse(problems);
  return completed(ref, config, externalRefResolver);
}

/** Bundles a contract, adds the parameters of its root to the operations, and removes the messages of the error rows. */
async function completed(ref: string, config: Config, resolver: DerivingResolver): Promise<Document> {
  const { bundle: result } = await bundle({ ref, config, externalRefResolver: resolver });
  return withServiceParameters(withoutMessages(result.parsed as Document));
}

/** Bundles the contracts below a folder without linting them. @returns the documents by service */
export async function bundleContracts(folder: string): Promise<Map<string, Document>> {
  const config = await loadConfig({ configPath });
  const { apis }: { apis: Record<string, { root: string }> } = parse(
    await readFile(join(folder, 'openapi/redocly.yaml'), 'utf8'),
  );
  const documents = new Map<string, Document>();
  for (const [service, { root: path }] of Object.entries(apis)) {
    const ref = join(folder, 'openapi', path);
    documents.set(service, await completed(ref, config, new DerivingResolver(ref, config)));
  }
  return documents;
}

function describe(problem: Awaited<ReturnType<typeof lint>>[number]): string {
  const [place] = problem.location;
  const suggestion = problem.suggest.length > 0 ? `; did you mean ${problem.suggest.join(', ')}?` : '';
  if (!place) return `${problem.ruleId}: ${problem.message}${suggestion}`;
  const { start } = getLineColLocation(place);
  return `${relative(root, place.source.absoluteRef)}:${start.line}:${start.col} ${problem.ruleId}: ${problem.message}${suggestion}`;
}
