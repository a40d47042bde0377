/** Tests Arazzo 1.0: workflows run as journeys, and journeys are written as equal workflows. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { checkedBackends, type CheckedBackend } from '../support/checkedBackends/index.ts';
import { checker } from '../support/commandLine.ts';
import type { Shop } from '../support/itemShop.ts';
import { shop, shopContract } from '../support/itemShop.ts';

const folder = mkdtempSync(join(tmpdir(), 'arazzo-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);
writeFileSync(at('items.json'), JSON.stringify(shopContract({})));

const flow = (steps: string, more = ''): string => `arazzo: 1.0.1
info: { title: Flows, version: 1.0.0 }
sourceDescriptions: [{ name: shop, url: ./items.json, type: openapi }]
workflows:
  - workflowId: make-and-read
    summary: What is made can be read
    inputs: { type: object, properties: { name: { type: string, default: Cup } } }
${more}    steps:
${steps}`;

const STEPS = `      - stepId: make
        operationId: $sourceDescriptions.shop.createItem
        requestBody: { contentType: application/json, payload: { name: '{$inputs.name} one' } }
        successCriteria: [{ condition: $statusCode == 201 }]
        outputs: { id: $response.body#/id }
      - stepId: read
        operationPath: '{$sourceDescriptions.shop.url}#/paths/~1items~1{id}/get'
        parameters: [{ name: id, in: path, value: $steps.make.outputs.id }]
        successCriteria: [{ condition: $statusCode == 200 }, { condition: "$response.body#/name == 'Cup one'" }]
      - stepId: missing
        operationId: getItem
        parameters: [{ name: id, in: path, value: 987654 }]
        successCriteria: [{ condition: $statusCode == 404 }]
`;

async function runWith(arazzo: string, kind: Shop = {}, ...flags: readonly string[]) {
  const { origin, stop } = await shop(kind);
  onTestFinished(stop);
  writeFileSync(at('flows.arazzo.yaml'), arazzo);
  writeFileSync(
    at('check.yaml'),
    `contracts: items.json\nwrites: true\njourneys: flows.arazzo.yaml\ntarget: ${origin}\n`,
  );
  return checker('--config', at('check.yaml'), '--journeys', '--cases', '0', '--seed', '1', ...flags);
}

test(
  'runs the workflows of an Arazzo file as journeys, and reports a criterion that does not hold',
  { tags: ['odd-arazzo-read'] },
  async () => {
    const right = await runWith(flow(STEPS));
    expect(right.out).toContain('✓ kept');
    expect(right.out).not.toContain('journey/make-and-read');
    const wrong = await runWith(flow(STEPS), { fault: 'forgets writes' });
    expect(wrong.out).toMatch(/What is made can be read: \$response\.body#\/name == 'Cup one' does not hold/);
    expect(wrong.out).toMatch(/--replay journey\/make-and-read/);
    expect(wrong.code).toBe(1);
    const refused = await runWith(flow(STEPS.replace('987654', '1')));
    expect(refused.out).toContain('$statusCode == 404 does not hold: $statusCode is 200');
  },
);

test.each([
  [
    'another workflow',
    STEPS.replace('operationId: getItem', 'workflowId: other'),
    '',
    /runs another workflow/,
  ],
  [
    'JSONPath',
    STEPS.replace(
      '{ condition: $statusCode == 404 }',
      '{ type: jsonpath, context: $response.body, condition: $.x }',
    ),
    '',
    /type jsonpath is not read/,
  ],
  ['dependsOn', STEPS, '    dependsOn: [other]\n', /depends on other workflows/],
  [
    'goto',
    `${STEPS}        onFailure: [{ name: a, type: goto, stepId: make }]\n`,
    '',
    /onFailure goto is not followed/,
  ],
  [
    'an input without a value',
    STEPS.replace('$inputs.name', '$inputs.other'),
    '',
    /nothing was kept as \$inputs\.other/,
  ],
])(
  'leaves a workflow with %s out, and says why',
  { tags: ['odd-arazzo-read'] },
  async (_, steps, more, why) => {
    const { out, code } = await runWith(flow(steps, more));
    expect(out).toMatch(/journey\/make-and-read: /);
    expect(out).toMatch(why);
    expect(code).toBe(0);
  },
);

test(
  'reads inputs and parameters from the components of the file',
  { tags: ['odd-arazzo-read'] },
  async () => {
    const steps = STEPS.replace(
      '{ name: id, in: path, value: 987654 }',
      '{ reference: $components.parameters.missing }',
    );
    const components = `components:
  inputs: { named: { type: object, properties: { name: { type: string, default: Cup } } } }
  parameters: { missing: { name: id, in: path, value: 987654 } }
`;
    const referred = flow(steps).replace(
      /inputs: \{ type: object.*/,
      "inputs: { $ref: '#/components/inputs/named' }",
    );
    const { out } = await runWith(referred + components);
    expect(out).toContain('✓ kept');
    expect(out).not.toContain('journey/make-and-read');
  },
);

test('refuses another version in one line', { tags: ['odd-arazzo-read'] }, async () => {
  const { err, code } = await runWith(flow(STEPS).replace('1.0.1', '2.0.0'));
  expect(err).toMatch(/Arazzo 2\.0\.0 is not read: 1\.0 is/);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(2);
});

test.each(['library', 'wallet'])(
  'journeys of %s are written as a valid Arazzo file, which finds the same faults',
  { tags: ['odd-arazzo-write'] },
  async (name) => {
    const backend = checkedBackends.find((each) => each.name === name)!;
    const own = at(name);
    cpSync(backend.folder, own, { recursive: true });
    const config = join(own, 'check.yaml');
    const written = await checker('journeys', '--config', config, '--out', join(own, 'flows.arazzo.yaml'));
    expect(written).toMatchObject({ code: 0, err: '' });
    expect(written.out).not.toContain('left out');
    const { arazzo, workflows }: Written = parse(readFileSync(join(own, 'flows.arazzo.yaml'), 'utf8'));
    expect(arazzo).toBe('1.0.1');
    expect(await problemsOf(join(own, 'flows.arazzo.yaml'))).toEqual([]);
    for (const { steps } of workflows)
      for (const step of steps)
        expect(step).toMatchObject({ operationId: expect.any(String), successCriteria: expect.any(Array) });
    const plain = await faultsFound(backend, config);
    writeFileSync(
      config,
      readFileSync(config, 'utf8').replace('journeys: journeys', 'journeys: flows.arazzo.yaml'),
    );
    expect(await faultsFound(backend, config, plain)).toEqual(plain);
    expect(plain.length).toBeGreaterThan(0);
  },
);

/** Returns Redocly's complaints about the structure of an Arazzo file. */
async function problemsOf(file: string): Promise<string[]> {
  const config = await createConfig({ rules: { struct: 'error' } });
  const found = await lintFromString({ source: readFileSync(file, 'utf8'), absoluteRef: file, config });
  return found.map(({ message }) => message);
}

interface Written {
  readonly arazzo: string;
  readonly workflows: readonly { readonly steps: readonly object[] }[];
}

/** Returns those of the faults that one journey of the backend finds (JOURNEYS). The correct backend shows none. */
async function faultsFound(
  backend: CheckedBackend,
  config: string,
  faults = backend.faults,
): Promise<string[]> {
  const found: string[] = [];
  for (const fault of [undefined, ...faults]) {
    const { origin, stop } = await backend.start(fault);
    const flags = ['--config', config, '--target', origin, '--journeys', '--cases', '0', '--seed', '1'];
    const { out } = await checker(...flags, '--replay', `journey/${JOURNEYS[backend.name]}`);
    await stop();
    if (out.includes('· conversation (core) ·')) found.push(fault ?? 'none');
    if (fault === undefined) expect(out).toContain('✓ kept');
  }
  return found;
}

const JOURNEYS: Readonly<Record<string, string>> = { library: 'lend', wallet: 'transfer' };
