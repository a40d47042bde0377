/** Tests the installed package for other teams' tests: the README's examples run, and its types compile. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { installTesting, type Installed } from '../../support/packedTesting.ts';

const root = join(import.meta.dirname, '../../..');
let installed: Installed;
const env = { SIM_ORIGIN: inject('origin'), SIM_CHECKOUT: root };

beforeAll(async () => {
  installed = await installTesting([
    ...['openapi-fetch', 'openapi-typescript-helpers', 'vitest', 'vite'],
    ...['@playwright/test', 'playwright', '@types/node'],
  ]);
});
afterAll(() => installed.remove());

test('the README has an example of each way to use the package', { tags: ['qa-package'] }, () => {
  expect(installed.examples).toEqual(['look.mjs', 'quickBill.test.ts', 'own.test.ts', 'overdue.spec.ts']);
});

test('runs the README’s script against a running simulator', { tags: ['qa-package'] }, async () => {
  const { code, output } = await installed.run('look.mjs', [], env);
  expect(output).toContain(`有逾期账单: open ${env.SIM_ORIGIN}/front/company/index`);
  expect(output).toContain('three days later it is 2026-11-15T10:00:00');
  expect(code).toBe(0);
});

test('runs the README’s Vitest examples', { tags: ['qa-package'] }, async () => {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { code, output } = await installed.run(vitest, ['run', '.test.ts', '--testTimeout=60000'], {
    ...env,
    NO_COLOR: '1',
  });
  expect(output).toMatch(/Tests\s+5 passed \(5\)/);
  expect(code).toBe(0);
});

test(
  'compiles the examples with the packed declarations, and rejects a wrong name',
  { tags: ['qa-package'] },
  async () => {
    const compiler = join(root, 'node_modules/typescript-native/bin/tsc');
    const options = ['--noEmit', '--strict', '--target', 'ES2024', '--module', 'NodeNext', '--types', 'node'];
    // Imports of the declarations are checked too: the tarball must contain them.
    const compile = (...files: string[]) => installed.run(compiler, [...options, ...files], {});
    const examples = installed.examples.filter((file) => file.endsWith('.ts'));
    expect(await compile('--skipLibCheck', ...examples)).toMatchObject({ code: 0, output: '' });
    writeFileSync(
      join(installed.folder, 'wrong.ts'),
      "import { simAt } from '@purchasing-credit/simulator-testing';\nawait simAt('').fail('a.b', { kode: '1' });\n",
    );
    const { code, output } = await compile('--skipLibCheck', 'wrong.ts');
    expect(output).toContain("'kode' does not exist");
    expect(code).not.toBe(0);
  },
);

test(
  'refused calls and failed expectations throw an error that names the cause',
  { tags: ['qa-package'] },
  async () => {
    const file = join(installed.folder, 'refused.mjs');
    writeFileSync(
      file,
      `import { simAt } from '@purchasing-credit/simulator-testing';
     const sim = simAt(process.env.SIM_ORIGIN);
     const says = async (promise) => promise.then(() => 'nothing', (error) => error.message);
     console.log(await says(sim.use('overdue-bil')));
     console.log(await says(sim.fail('gateway.orderQuickBil', { code: '9301' })));
     console.log(await says(sim.was('gateway.orderQuickBill').called(1, 0))); // without waiting
     await sim.fetch('/gateway/api/v1/user/orderQuickBill', { method: 'POST', body: '{}' });
     console.log(await says(sim.was('gateway.orderQuickBill').called(0)));
     console.log(await says(simAt('http://127.0.0.1:1').use('baseline')));`,
    );
    const { output } = await installed.run(file, [], env);
    // The message of `once` has a second line, which lists the call.
    const [scenario = '', operation = '', never = '', once = '', , unserved = ''] = output
      .split('\n')
      .filter(Boolean);
    expect(scenario).toMatch(/answered 404: .*overdue-bill/);
    expect(operation).toMatch(/answered 4\d\d: .*gateway\.orderQuickBill\b/);
    expect(never).toBe('gateway.orderQuickBill was called 0 times, not 1');
    expect(once).toContain('gateway.orderQuickBill was called 1 times, not 0');
    expect(unserved).toBe('no simulator answers at http://127.0.0.1:1: start one with npm start');
  },
);

test(
  'accepts an origin with a slash, a Chinese session name and a form',
  { tags: ['team-fixture'] },
  async () => {
    const file = join(installed.folder, 'taken.mjs');
    writeFileSync(
      file,
      `import { simAt } from '@purchasing-credit/simulator-testing';
     const sim = simAt(process.env.SIM_ORIGIN + '//', { session: '付款 演示 3' });
     console.log((await sim.use('baseline')).id, sim.origin);
     const form = new FormData();
     form.set('productCode', '12003');
     form.set('materialType', 'OTHER');
     form.set('file', new Blob(['%PDF-1.4']), 'a.pdf');
     const answer = await sim.fetch('/provisional/increase/uploadIncreaseFile', { method: 'POST', body: form });
     console.log((await answer.json()).resultMsg);
     await sim.end();`,
    );
    const { output } = await installed.run(file, [], env);
    const [started, uploaded] = output.split('\n');
    expect(started).toBe(`付款 演示 3 ${env.SIM_ORIGIN}`);
    // An upload whose body is not read as a form is refused with 应为 multipart/form-data.
    expect(uploaded).not.toContain('multipart/form-data');
  },
);

test.each(['SIGKILL', 'SIGTERM'])(
  'ends the simulator when %s ends its test',
  { tags: ['team-fixture'] },
  async (signal) => {
    const file = join(installed.folder, `ends-${signal}.mjs`);
    writeFileSync(
      file,
      `import { startSimulator } from '@purchasing-credit/simulator-testing';
     const { origin } = await startSimulator({ checkout: process.env.SIM_CHECKOUT });
     console.log(origin);
     process.kill(process.pid, '${signal}');
     setInterval(() => undefined, 1000);`,
    );
    const { output } = await installed.run(file, [], env);
    const origin = output.trim();
    expect(origin).toMatch(/^http:/);
    const answers = () =>
      fetch(`${origin}/_sim/health`).then(
        () => true,
        () => false,
      );
    await expect.poll(answers).toBe(false);
  },
);

test.each(['Node10', 'NodeNext', 'Bundler'] as const)(
  'finds the declarations as %s resolves modules',
  { tags: ['team-fixture'] },
  (resolution) => {
    const from = join(installed.folder, 'any.ts');
    const moduleResolution = ts.ModuleResolutionKind[resolution];
    const found = ['', '/playwright', '/control'].map(
      (part) =>
        ts.resolveModuleName(
          `@purchasing-credit/simulator-testing${part}`,
          from,
          { moduleResolution },
          ts.sys,
        ).resolvedModule?.resolvedFileName,
    );
    expect(found).toEqual(
      [/index/, /playwright/, /client/].map((name) =>
        expect.stringMatching(new RegExp(`${name.source}\\.d\\.ts$`)),
      ),
    );
  },
);
