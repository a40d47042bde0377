/**
 * `npm run sdk -- --generator spring --service standard --out DIR`: writes server stubs or a client with OpenAPI Generator. It
 * uses the JAR in an npm package without a download: a beta that reads OpenAPI 3.0, so the contract is flattened. Name a newer
 * one with `OPENAPI_GENERATOR=~/openapi-generator-cli-7.jar` (or a command); it gets the unchanged contract.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Converter } from '@apiture/openapi-down-convert';
import { contractNames } from '#generated/services.ts';
import { bundled } from '#tools/contract/generated.ts';
import { nearest } from '#tools/nearest.ts';
import { flattenEnvelopes } from './flatten.ts';
import { SHORT_LIVED } from './shortLived.ts';

/** Command or JAR that the user names. */
const own = process.env['OPENAPI_GENERATOR'];
/** JAR in the npm package. */
const packaged = createRequire(import.meta.url).resolve(
  '@openapitools/openapi-generator-cli/bin/openapi-generator.jar',
);

/** Options of the packaged generator that make its code compile today. */
const PROPERTIES: Readonly<Record<string, string>> = {
  'typescript-fetch': 'typescriptThreePlus=true,supportsES6=true',
};

const { values } = parseArgs({
  options: {
    generator: { type: 'string' },
    service: { type: 'string' },
    out: { type: 'string' },
    properties: { type: 'string' },
  },
});

const { generator, service, out } = values;
if (!generator || !service || !out)
  fail('usage: npm run sdk -- --generator spring|java|typescript-fetch|go|python --service NAME --out DIR');
if (!contractNames.includes(service))
  fail(
    `no service ${service}; did you mean ${nearest(service, contractNames).join(', ') || contractNames.join(', ')}?`,
  );
const [command = 'java', ...before] =
  own === undefined || own.endsWith('.jar') ? ['java', ...SHORT_LIVED, '-jar', own ?? packaged] : [own];
if (own?.endsWith('.jar') && !existsSync(own)) fail(`OPENAPI_GENERATOR names ${own}, which is not there`);
if (command === 'java' && spawnSync('java', ['-version']).error)
  fail(
    "OpenAPI Generator needs Java (a JRE of 11 or newer) and none is on the PATH: install one, e.g. Debian's default-jre-headless",
  );

const work = mkdtempSync(join(tmpdir(), 'sdk-'));
try {
  generate(generator, service, resolve(out));
} finally {
  rmSync(work, { recursive: true });
}

function generate(name: string, contractName: string, target: string): void {
  const contract = bundled(contractName);
  const input = join(work, `${contractName}.json`);
  const given = own === undefined ? new Converter(flattenEnvelopes(contract), {}).convert() : contract;
  writeFileSync(input, JSON.stringify(given));
  const properties = [own === undefined && PROPERTIES[name], values.properties].filter(Boolean).join(',');
  const extra = properties ? ['--additional-properties', properties] : [];
  const flags = ['generate', '-g', name, '-i', input, '-o', target, ...extra];
  const run = spawnSync(command, [...before, ...flags], { cwd: work, encoding: 'utf8' });
  if (run.error) fail(`OPENAPI_GENERATOR: ${command} cannot be started: ${run.error.message}`);
  if (run.status !== 0 || !existsSync(target))
    fail(`OpenAPI Generator failed for ${name}:\n${`${run.stdout}${run.stderr}`.slice(-2000)}`);
  console.log(`${name} for ${contractName}: ${target}`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
