/** Tests the contract checker from its command line: messages, files and exit codes. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { mutantNamed } from '../../../simulator/src/mutants/catalogue.ts';
import { openMutantHost } from '../../proofs/mutantHost.ts';
import type { Report } from '../../src/composition/check.ts';
import { backend, checker, checkerProcess } from '../support/commandLine.ts';

const folder = mkdtempSync(join(tmpdir(), 'checker-'));
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  rmSync(folder, { recursive: true });
});

async function serving(...args: Parameters<typeof backend>): Promise<string> {
  const { origin, stop } = await backend(...args);
  stops.push(stop);
  return origin;
}

/** One process serves all wrong responses, one at a time. */
const host = await openMutantHost();
stops.push(host.close);

/** Makes the host serve a wrong backend until the next call. @returns its origin */
function mutant(id: string): string {
  host.activate(mutantNamed(id));
  return host.origin;
}

const report = (file: string): Report => JSON.parse(readFileSync(file, 'utf8'));

test('reports the contract of the simulator as kept, with every row that a client can cause', async () => {
  const json = join(folder, 'kept.json');
  const { code, out } = await checker(
    ...['--target', inject('origin'), '--simulator', '--writes', '--exact', '--strict', '--journeys'],
    ...['--service', 'standard', '--seed', '5', '--json', json],
  );
  expect(out).toContain('✓ kept');
  expect(code).toBe(0);
  const { coverage, findings } = report(json);
  expect(findings).toEqual([]);
  // Rows that no client can cause do not count: all others are covered.
  const beyond = coverage.filter(({ state }) => state === 'beyond');
  expect(new Set(beyond.map(({ why }) => why))).toEqual(new Set(['the target did not fail']));
  expect(coverage.filter(({ state }) => state === 'not-reached')).toEqual([]);
  expect(out).toContain('100 %');
});

test('reports a wrong backend as JSON, JUnit, SARIF and HTML; its finding can be replayed and accepted', async () => {
  const target = mutant('accepts-invalid:standard.computeActionCodeVersion');
  const [json, junit, sarif, html] = ['json', 'xml', 'sarif', 'html'].map((kind) =>
    join(folder, `broken.${kind}`),
  );
  const flags = ['--target', target, '--simulator', '--exact', '--service', 'standard'];
  const { code, out } = await checkerProcess(
    ...flags,
    ...['--operation', 'computeActionCodeVersion', '--seed', '5'],
    ...['--json', json!, '--junit', junit!, '--sarif', sarif!, '--html', html!],
  );
  expect(code).toBe(1);
  const { findings } = report(json!);
  const [finding] = findings;
  expect(finding).toMatchObject({
    check: 'refused',
    operation: 'standard.computeActionCodeVersion',
    expected: { code: 'E9000001' },
    contract: { file: 'openapi/standard/operations/computeActionCodeVersion.yaml' },
  });
  expect(out).toContain(finding?.sent.curl);
  expect(out).toContain('code E9000001 when request-invalid');
  expect(readFileSync(junit!, 'utf8')).toContain('<failure message="answered 0000000 although');
  expect(JSON.parse(readFileSync(sarif!, 'utf8'))).toMatchObject({
    runs: [{ results: [{ ruleId: 'refused' }, {}] }],
  });
  const page = readFileSync(html!, 'utf8');
  expect(page).toContain('broken:');
  expect(page).not.toMatch(/<(script|link|img)/);

  // A named finding can be sent again, and added to the list of known ones.
  const again = await checker(
    ...flags,
    '--operation',
    'computeActionCodeVersion',
    '--seed',
    '5',
    '--replay',
    finding!.caseId,
  );
  expect(again.code).toBe(1);
  const baseline = join(folder, 'known.txt');
  const known = [...flags, '--operation', 'computeActionCodeVersion', '--seed', '5', '--baseline', baseline];
  expect((await checker(...known, '--update-baseline')).code).toBe(0);
  expect((await checker(...known)).code).toBe(0);
});

test('finds, shortens and replays a fault that only a conversation shows', async () => {
  const target = mutant('sequence:gateway.orderQuickBill');
  const json = join(folder, 'sequence.json');
  const flags = [
    '--target',
    target,
    '--simulator',
    '--writes',
    '--journeys',
    '--service',
    'gateway',
    '--operation',
    'orderQuickBill',
    '--seed',
    '5',
  ];
  expect((await checker(...flags, '--json', json)).code).toBe(1);
  const found = report(json).findings;
  // No single request meets the row of the missing refusal either, which the second finding says.
  expect(found.map(({ check }) => check)).toEqual(['conversation', 'state-refused']);
  const [conversation] = found;
  expect(conversation).toMatchObject({ caseId: 'journey/quick-bill' });
  expect(conversation?.steps).toHaveLength(2);
  const again = await checker(...flags, '--replay', 'journey/quick-bill');
  expect(again.code).toBe(1);
  expect(again.out).toContain('it must be refused with 9301');
});

test('runs conversations before single requests if all accounts share one session', async () => {
  const target = mutant('stale-read:gateway.queryQuickBillData');
  const { code, out } = await checker(
    ...['--target', target, '--header', 'X-Sim-Session: one-world', '--writes', '--journeys'],
    ...['--operation', 'orderQuickBill', '--operation', 'queryQuickBillData', '--seed', '5'],
  );
  // Single requests before it would use up the bill that the conversation orders.
  expect(out).toContain('/status is "none", expected "billing"');
  expect(code).toBe(1);
});

test('skips a conversation for a state that the target lacks', async () => {
  const json = join(folder, 'another-state.json');
  const { out } = await checker(
    ...['--target', inject('origin'), '--header', 'X-Sim-Session: another-state', '--writes', '--journeys'],
    ...['--operation', 'provisional.closeWelcome', '--operation', 'provisional.trialInstalment'],
    ...['--seed', '5', '--json', json],
  );
  expect(out).toContain('journey/welcome: needs the state welcome: /isPopUps is false, expected true');
  expect(out).toContain('journey/frozen-split: needs the state frozen-quota: answered 0000000');
  expect(report(json).findings.filter(({ check }) => check === 'conversation')).toEqual([]);
});

test('reports a backend that serves every product', async () => {
  const target = mutant('no-product-check:standard.settleProofSignCheck');
  const { code, out } = await checker(
    ...[
      '--target',
      target,
      '--simulator',
      '--exact',
      '--service',
      'standard',
      '--operation',
      'settleProofSignCheck',
    ],
  );
  expect(code).toBe(1);
  expect(out).toContain('E9000003');
});

test('names the operations, conversations and logins that a run without --writes or a login leaves out', async () => {
  const { code, out } = await checker(
    '--target',
    inject('origin'),
    '--service',
    'gateway',
    '--journeys',
    '--cases',
    '0',
  );
  expect(code).toBe(0);
  expect(out).toContain('operations that write: give --writes');
  expect(out).toContain('conversations, which write: give --writes');
  expect(out).toContain('needs a login to leave out: give --header, --cookie or --login');
});

test('fails a run below the requested coverage', async () => {
  const { code, out } = await checker(
    '--target',
    inject('origin'),
    '--service',
    'legacy',
    '--cases',
    '0',
    '--min-coverage',
    '100',
  );
  expect(out).toMatch(/coverage of \d+ % is below --min-coverage 100/);
  expect(code).toBe(1);
});

const lines = ({ err }: { err: string }): number => err.trim().split('\n').length;

test.each([
  ['a port that is not listened to', ['--target', 'http://127.0.0.1:9'], /cannot be reached/],
  ['an unknown host', ['--target', 'http://unknown.invalid'], /no such host|cannot be reached/],
  ['a target that is no URL', ['--target', 'localhost'], /no http or https address/],
  ['a missing target', [], /--target URL is missing/],
  ['an unknown flag', ['--taget', 'x'], /--taget/],
  ['an unknown service', ['--target', 'http://127.0.0.1:9', '--service', 'standart'], /no service standart/],
  [
    'a mistyped operation',
    ['--target', 'http://127.0.0.1:9', '--operation', 'queryCuponInfo'],
    /no operation queryCuponInfo: did you mean queryCouponInfo/,
  ],
  ['an unknown tag', ['--target', 'http://127.0.0.1:9', '--tag', 'nothing'], /matches none/],
  [
    'a login that fails',
    ['--target', 'http://127.0.0.1:9', '--login', 'exit 3'],
    /--login failed \(exit code 3\)/,
  ],
  ['an unknown revision', ['diff', 'no-such-revision', 'HEAD'], /no folder, no file and no git revision/],
  ['a missing recording', ['--har', join(folder, 'none.har')], /cannot read/],
])('reports %s in one clear line, with exit code 2', async (_, args, message) => {
  const ran = await checker(...args);
  expect(ran.err).toMatch(message);
  expect(lines(ran)).toBe(1);
  expect(ran.code).toBe(2);
});

test('ends with one line for a backend that hangs, redirects, floods or lacks TLS', async () => {
  const flood = Buffer.alloc(1024 * 1024, 'x');
  const hang = await serving(() => undefined);
  const elsewhere = await serving((_, response) =>
    response.writeHead(302, { location: 'https://login.example.com/' }).end(),
  );
  const endless = await serving((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    let sent = 0;
    const more = (): void => {
      while (sent < 100 && !response.destroyed) {
        sent += 1;
        if (!response.write(flood)) return void response.once('drain', more);
      }
      response.end();
    };
    more();
  });
  const runs = [
    // A process of its own must end although a request or its response is open.
    await checkerProcess('--target', hang, '--time-limit', '500ms'),
    await checker('--target', elsewhere),
    await checkerProcess('--target', endless),
    await checker('--target', elsewhere.replace('http:', 'https:')),
  ];
  const outputs = [
    /hangs: no whole answer within 500 ms/,
    /redirects to https:\/\/login\.example\.com\//,
    /more than 16 MB/,
    /TLS error/,
  ];
  for (const [index, ran] of runs.entries()) {
    expect(ran.err).toMatch(outputs[index]!);
    expect(lines(ran)).toBe(1);
    expect(ran.code).toBe(2);
  }
});
