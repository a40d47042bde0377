/**
 * Tests check.yaml from the command line: the checker writes a first file, reports mistakes in one, shows no
 * credentials, and honours --fail-fast and the baseline.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { checkedBackends } from '../support/checkedBackends/index.ts';
import { checker } from '../support/commandLine.ts';

const folder = mkdtempSync(join(tmpdir(), 'configured-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const backend of checkedBackends)
  cpSync(backend.folder, join(folder, backend.name), { recursive: true });

async function running(name: string, fault?: string) {
  const backend = checkedBackends.find((each) => each.name === name)!;
  const { origin, stop } = await backend.start(fault);
  onTestFinished(stop);
  return { origin, config: join(folder, name, 'check.yaml') };
}

/** Writes a changed copy of a backend's check.yaml. @returns its path */
function changed(name: string, file: string, change: (text: string) => string): string {
  const path = join(folder, name, file);
  writeFileSync(path, change(readFileSync(join(folder, name, 'check.yaml'), 'utf8')));
  return path;
}

const lines = (text: string): number => text.trim().split('\n').length;

test('writes a first check.yaml that it can read, and overwrites none without --force', async () => {
  const { origin } = await running('wallet');
  const config = join(folder, 'first.yaml');
  const contract = join(folder, 'wallet', 'openapi.json');
  const init = ['init', '--config', config, '--contracts', contract];
  const { out, code } = await checker(...init, '--target', origin);
  expect(out).toContain('6 operations, 2 of them write');
  expect(out).toContain('to fill in: envelope.success');
  expect(code).toBe(0);
  const text = readFileSync(config, 'utf8');
  expect(text).toContain('# private: [');
  expect(text).toContain("envelope: { code: /code, message: '/msg', data: '/data', success: [0] }");
  const again = await checker(...init);
  expect(again).toMatchObject({ code: 2, err: expect.stringContaining('is there already: --force') });
  writeFileSync(config, text.replace('${USER_TOKEN}', 'owner-91d2f4'));
  const run = await checker('--config', config, '--cases', '0');
  expect(run.err).toBe('');
  expect(run.out).toContain('✓ kept');
  expect(run.out).toContain('2 operations that write: give --writes');
  expect(run.code).toBe(0);
});

test.each([
  ['an unknown name', 'acounts: {}\n', /'acounts' is unknown/],
  ['an account without anything', 'accounts: { parent: {} }\n', /accounts\.parent: how is it known\?/],
  ['a step that does nothing', 'reset: { wait: 5 }\n', /reset: 'wait' is unknown in a step/],
  ['an unreadable call', "reset: { http: 'reset it' }\n", /should read like 'http: POST \/test\/reset'/],
  ['an unknown operation', 'states: { full: { rows: buyPet 409 } }\n', /there is no operation 'buyPet'/],
  [
    'a code that the operation does not have',
    'states: { full: { rows: getPet 410 } }\n',
    /getPet has no 410 in its error table/,
  ],
  ['an unknown read', 'private: getPetz\n', /no operation getPetz: did you mean getPet/],
  [
    'a secret that the environment lacks',
    "accounts: { parent: { cookie: '${NO_SUCH_SECRET}' } }\n",
    /the environment has no NO_SUCH_SECRET/,
  ],
  [
    'an envelope without its code',
    'envelope: { success: [0] }\n',
    /where is the code\? Add a line like 'code: \/code'/,
  ],
  [
    'a command that fails',
    "reset: { command: 'echo broken >&2; exit 3' }\n",
    /'echo broken >&2; exit 3' failed: broken/,
  ],
  [
    'a step by hand without a terminal',
    'reset: { hand: empty the shop }\n',
    /'empty the shop' is to be done by hand, and the input is no terminal/,
  ],
])('reports %s in one clear line, with exit code 2', async (_, text, message) => {
  const { origin } = await running('petshop');
  const config = join(folder, 'petshop', 'wrong.yaml');
  writeFileSync(config, `contracts: openapi.yaml\nwrites: true\n${text}`);
  const ran = await checker(
    '--config',
    config,
    '--target',
    origin,
    '--header',
    'Authorization: Bearer keeper-7f3a9c',
  );
  expect(ran.err).toMatch(message);
  expect(lines(ran.err)).toBe(1);
  expect(ran.code).toBe(2);
});

test('names the received code and the expected row, and replays them', async () => {
  const { origin, config } = await running('wallet', 'an invalid request gets the code of a missing card');
  const flags = ['--config', config, '--target', origin, '--operation', 'queryBalance', '--cases', '0'];
  const { out, code } = await checker(...flags);
  expect(out).toContain('answered 2003 (state), expected 1001 (request-invalid)');
  expect(out).toContain('openapi.json:');
  expect(code).toBe(1);
  const id = /--replay (\S+)/.exec(out)![1]!;
  const seed = /--seed (\d+)/.exec(out)![1]!;
  const again = await checker(...flags, '--seed', seed, '--replay', id);
  expect(again.out).toContain('expected 1001');
  expect(again.code).toBe(1);
});

test('--fail-fast stops at the first finding', async () => {
  const { origin, config } = await running('petshop', 'ids are texts');
  const flags = ['--config', config, '--target', origin, '--seed', '5', '--cases', '2'];
  const whole = await checker(...flags);
  const fast = await checker(...flags, '--fail-fast');
  const sent = ({ out }: { out: string }): number => Number(/(\d+) requests in/.exec(out)?.[1]);
  expect(fast.out).toMatch(/\d+ requests after the first finding \(--fail-fast\)/);
  expect(sent(fast)).toBeLessThan(sent(whole) / 2);
  expect([whole.code, fast.code]).toEqual([1, 1]);
});

test('reports why a state cannot be reached, beside other findings if there are any', async () => {
  const config = changed('petshop', 'unreachable.yaml', (text) =>
    text.replace('with: { petId: 1 } }', 'with: { petId: 99 } }'),
  );
  const flags = ['--config', config, '--seed', '5', '--cases', '0'];
  const sound = await running('petshop');
  const kept = await checker(...flags, '--target', sound.origin);
  expect(kept).toMatchObject({
    code: 2,
    err: expect.stringContaining('placeOrder was answered with HTTP 404'),
  });
  const wrong = await running('petshop', 'ids are texts');
  const broken = await checker(...flags, '--target', wrong.origin);
  expect(broken.out).toMatch(
    /the state 'a pet is reserved', which is not reached: .*placeOrder was answered with HTTP 404/,
  );
  expect(broken.code).toBe(1);
});

test('lists a row that is not reached with the check.yaml line that reaches it', async () => {
  const { origin } = await running('petshop');
  const config = changed('petshop', 'fewer.yaml', (text) => text.slice(0, text.indexOf('states:')));
  const { out } = await checker(
    '--config',
    config,
    '--target',
    origin,
    '--seed',
    '5',
    '--operation',
    'deletePet',
  );
  expect(out).toContain(
    "add to check.yaml 'states: { deletePet 403: { reach: …, with: …, rows: deletePet 403 } }'",
  );
});

test('shows no headers, cookies, passwords or tokens that authenticate in any report', async () => {
  const kinds = ['json', 'junit', 'sarif', 'html', 'markdown'];
  const shop = await running('petshop', 'ids are texts');
  const library = await running('library', 'a mail address is invalid');
  for (const { origin, config } of [shop, library]) {
    const files = kinds.map((kind) => join(folder, `secret.${kind}`));
    const reports = kinds.flatMap((kind, index) => [`--${kind}`, files[index]!]);
    const { out, code } = await checker('--config', config, '--target', origin, '--cases', '2', ...reports);
    expect(code).toBe(1);
    const outputs = [out, ...files.map((file) => readFileSync(file, 'utf8'))].join('\n');
    for (const secret of ['keeper-7f3a9c', 'helper-2b8e1d', 'rival-55c0aa', 'sesame', 'kitten', 'walnut'])
      expect(outputs).not.toContain(secret);
    expect(outputs).not.toMatch(/visit=[\da-f]{16}/);
  }
});

test('accepts findings of the baseline, and draws a page from stored reports', async () => {
  const { origin, config } = await running('petshop', 'ids are texts');
  const [baseline, first, page] = ['known.txt', '2026-11-22.json', 'history.html'].map((name) =>
    join(folder, name),
  );
  const flags = [
    '--config',
    config,
    '--target',
    origin,
    '--cases',
    '0',
    '--seed',
    '5',
    '--baseline',
    baseline!,
  ];
  expect((await checker(...flags, '--update-baseline', '--json', first!)).code).toBe(0);
  const second = join(folder, '2026-11-23.json');
  expect(await checker(...flags, '--json', second)).toMatchObject({ code: 0 });
  const { out, code } = await checker('history', second, first!, '--html', page!);
  expect(out).toMatch(
    /^2026-11-22: \d+ % \(\d+ of \d+\), \d+ findings\n2026-11-23: \d+ % \(\d+ of \d+\), 0 findings\n$/,
  );
  expect(code).toBe(0);
  expect(existsSync(page!)).toBe(true);
  expect(readFileSync(page!, 'utf8')).toContain('<polyline');
  expect(await checker('history', baseline!)).toMatchObject({
    code: 2,
    err: expect.stringContaining('is no JSON report'),
  });
});
