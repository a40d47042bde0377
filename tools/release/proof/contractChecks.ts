/** Checks the published contracts with other programs: validators of OpenAPI, runners of Postman collections and `.http` files. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '#tools/object.ts';
import { parsed, readJson } from '../json.ts';
import { same, type Judge } from './judge.ts';
import { run, toolModule } from './tools.ts';

/** @param contracts the folder of a release @param origin a simulator */
export async function checkContracts(
  judge: Judge,
  tools: string,
  contracts: string,
  origin: string,
): Promise<void> {
  const { Validator } = await toolModule<OpenapiSchemaValidator>(
    tools,
    '@seriousme/openapi-schema-validator',
  );
  const { default: SwaggerParser } = await toolModule<Parser>(tools, '@apidevtools/swagger-parser');
  for (const version of ['openapi-3.1', 'openapi-3.0']) {
    const files = readdirSync(join(contracts, version)).map((file) => join(contracts, version, file));
    await judge.holds(version, 'openapi-schema-validator', async () => {
      for (const file of files) {
        const { valid, errors } = await new Validator().validate(file);
        same([file, valid, errors], [file, true, undefined]);
      }
      return `${files.length} files`;
    });
    await judge.holds(version, 'swagger-parser', async () => {
      for (const file of files) await SwaggerParser.validate(file);
      return `${files.length} files`;
    });
  }
  await judge.holds('Postman collection', 'newman', () => newman(tools, contracts, origin));
  await judge.holds('.http files', 'httpyac', () => httpyac(tools, contracts, origin));
}

interface OpenapiSchemaValidator {
  readonly Validator: new () => { validate: (file: string) => Promise<{ valid: boolean; errors?: unknown }> };
}

interface Parser {
  readonly default: { readonly validate: (file: string) => Promise<object> };
}

interface Execution {
  readonly item: { readonly name: string };
  readonly response?: { readonly code: number };
}

/** Sends every request of the provider's services, without the folder `control`: its requests end sessions, and one is a stream. */
function newman(tools: string, contracts: string, origin: string): string {
  const collection = join(contracts, 'postman/purchasing-credit.postman_collection.json');
  const folders = readJson<{ item: { name: string }[] }>(collection)
    .item.map(({ name }) => name)
    .filter((name) => name !== 'control');
  const work = join(tools, 'uploads');
  mkdirSync(work, { recursive: true });
  for (const name of uploads(readJson<unknown>(collection))) writeFileSync(join(work, name), '%PDF-1.4');
  const report = join(work, 'newman.json');
  const flags = ['--env-var', `origin=${origin}`, '--working-dir', work, '--timeout-request', '10000'];
  const { output } = run(
    process.execPath,
    [
      ...[join(tools, 'node_modules/newman/bin/newman.js'), 'run', collection, ...flags],
      ...folders.flatMap((folder) => ['--folder', folder]),
      ...['--reporters', 'json', '--reporter-json-export', report],
    ],
    work,
  );
  const { run: ended } = readJson<{
    run: { executions: Execution[]; failures: { error: { message: string } }[] };
  }>(report);
  same(
    ended.failures.map(({ error }) => error.message),
    [],
  );
  const refused = ended.executions.filter(({ response }) => response?.code !== 200);
  same(
    refused.map(({ item, response }) => `${item.name}: ${response?.code}`),
    [],
  );
  if (ended.executions.length === 0) throw new Error(output);
  return `${ended.executions.length} requests answered`;
}

/** Returns the names of files that the collection sends. */
function uploads(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(uploads);
  if (!isObject(part)) return [];
  const own = part['type'] === 'file' && typeof part['src'] === 'string' ? [part['src']] : [];
  return [...own, ...Object.values(part).flatMap(uploads)];
}

function httpyac(tools: string, contracts: string, origin: string): string {
  const folder = join(contracts, 'http');
  const files = readdirSync(folder).filter((file) => file !== 'control.http');
  const work = join(tools, 'http');
  mkdirSync(work, { recursive: true });
  let requests = 0;
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8').replace('http://127.0.0.1:4010', origin);
    writeFileSync(join(work, file), text);
    const args = [
      join(tools, 'node_modules/httpyac/bin/httpyac.js'),
      'send',
      file,
      '--all',
      '--json',
      '--output',
      'none',
    ];
    const { output } = run(process.execPath, args, work);
    const { summary } = parsed<{
      summary: { totalRequests: number; failedRequests: number };
    }>(output.slice(output.indexOf('{')));
    same(
      [file, summary.failedRequests, summary.totalRequests],
      [file, 0, (text.match(/^### /gm) ?? []).length],
    );
    requests += summary.totalRequests;
  }
  return `${requests} requests answered`;
}
