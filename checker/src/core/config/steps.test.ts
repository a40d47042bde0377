import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Client } from '../exchange/client.ts';
import type { Hooks } from '../hooks/hooks.ts';
import type { Configuration } from './configuration.ts';
import { makeSteps } from './steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'steps-'));
afterAll(() => rmSync(folder, { recursive: true }));

const steps = makeSteps({
  configuration: { file: join(folder, 'check.yaml') } as Configuration,
  contracts: [],
  client: {} as Client,
  hooks: {} as Hooks,
  headersOf: () => Promise.resolve({}),
});

test.each([
  ['a text', 'start $scenario', { scenario: "it's; late" }, "start it's; late"],
  ['a number', '$orderId', { orderId: 17 }, '17'],
  ['its own environment beside them', '${FROM_OUTSIDE:-none} $id', { id: 'a' }, 'none a'],
])('a command finds kept values by their names: %s', async (_, words, kept, printed) => {
  await steps.run([{ command: `printf '%s' "${words}" > printed.txt` }], kept);
  expect(readFileSync(join(folder, 'printed.txt'), 'utf8')).toBe(printed);
});
