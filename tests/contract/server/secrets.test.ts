/** Tests that no report, log or recording contains credentials of any source. Equal values get equal masks. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { catalogue } from '#simulator/services/catalogue.ts';
import { backend, checker, checkerProcess } from '../../../checker/tests/support/commandLine.ts';
import { clientIn } from '../client.ts';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
  rmSync(folder, { recursive: true });
});

const reportKinds = ['json', 'junit', 'sarif', 'html'] as const;

/** Returns all output of a run as one text. */
async function outputsOf(...flags: readonly string[]): Promise<string> {
  const reports = reportKinds.flatMap((kind) => [`--${kind}`, join(folder, kind)]);
  const { code, out, err } = await checkerProcess(...flags, ...reports);
  expect(code, err).toBe(1);
  return [out, err, ...reportKinds.map((kind) => readFileSync(join(folder, kind), 'utf8'))].join('\n');
}

const given = {
  header: 'team-header-4f7a1c',
  cookie: 'cookie-value-77aa31',
  bearer: 'bearer-value-90cc12',
  system: 'system-token-51bd',
  child: 'child-header-2ab9',
  signing: 'signing-key-8dd2',
  login: 'user-part-11:pass-part-22',
} as const;

test(
  'hides given headers, cookies, keys and logins that a backend repeats, and escapes its controls',
  { tags: ['mend-secrets'] },
  async () => {
    const { origin, stop } = await backend((request, response) => {
      response.setHeader('content-type', 'application/json');
      const text = `${JSON.stringify(request.headers)} ${Object.values(given).join(' ')}`;
      response.end(
        `${JSON.stringify({ resultCode: 'X1', resultMsg: text, code: 'X1', msg: text })}\u001b[31mred`,
      );
    });
    stops.push(stop);
    const outputs = await outputsOf(
      ...['--target', origin.replace('http://', `http://${given.login}@`), '--cases', '1'],
      ...[
        '--operation',
        'queryCouponInfo',
        '--operation',
        'drawCouponsStdjc',
        '--operation',
        'getUserNickName',
      ],
      ...[
        '--header',
        `X-Team: ${given.header}`,
        '--header',
        `authorization: Bearer ${given.bearer}`,
        '--writes',
      ],
      ...['--header', `x-system-token: ${given.system}`, '--cookie', `lang=zh; sid=${given.cookie}`],
      ...['--child-header', `X-Team: ${given.child}`, '--signing-key', given.signing],
    );
    for (const [name, value] of Object.entries(given))
      for (const part of value.split(':')) expect(outputs.includes(part), `${name} ${part}`).toBe(false);
    expect(outputs.includes('x-team: $X_TEAM')).toBe(true);
    expect(/\*{3}[0-9a-f]{6}/.test(outputs)).toBe(true);
    // A backend must not change the reader's title, colours or cursor.
    expect(outputs.includes('x1b[31mred')).toBe(true);
    expect(outputs.includes('\u001b')).toBe(false);
  },
);

test(
  'hides unknown headers, marked members and addresses in a recording',
  { tags: ['mend-secrets'] },
  async () => {
    const token = 'DX7f1c2b9e4d6a4053';
    const entry = {
      time: null,
      request: {
        method: 'POST',
        url: 'http://x/provisional/sms/verifySmsCode',
        headers: [null, { name: 'X-Gate-Pass', value: 'gate-pass-31c8' }, { name: 'Cookie', value: null }],
        postData: {
          mimeType: null,
          params: null,
          text: '{"productCode":"12003","type":"CANCEL_PRODUCT","code":"604417"}',
        },
      },
      response: {
        status: 200,
        headers: null,
        _error: null,
        content: {
          text: JSON.stringify({
            resultCode: 'Z9',
            resultMsg: `604417 ${token}`,
            resultData: { smsToken: token },
          }),
          encoding: null,
        },
      },
    };
    const signing = {
      ...entry,
      request: {
        ...entry.request,
        url: `http://x/provisional/opening/signByLink?smsToken=${token}`,
        postData: { text: JSON.stringify({ linkNo: 'QS1', smsToken: token }) },
      },
    };
    const file = join(folder, 'traffic.har');
    writeFileSync(file, JSON.stringify({ log: { entries: [entry, signing] } }));
    const outputs = await outputsOf('--har', file);
    for (const secret of ['gate-pass-31c8', '604417', token])
      expect(outputs.includes(secret), secret).toBe(false);
    expect(outputs.includes('code Z9 is not documented for verifySmsCode')).toBe(true);
  },
);

test.each([
  ['headers that are a text', { headers: 'x' }],
  ['an invalid status', { status: null }],
])('reports a recording with %s by a message without a stack', async (_what, wrong) => {
  const file = join(folder, 'wrong.har');
  const request = { method: 'POST', url: 'http://x/api/v1/user/getUserNickName' };
  const entry = { request: { ...request, ...wrong }, response: { status: 200, ...wrong } };
  writeFileSync(file, JSON.stringify({ log: { entries: [entry] } }));
  const { code, err } = await checker('--har', file);
  expect([code, err.trim().split('\n').length]).toEqual([2, 1]);
  expect(err).toContain('entry 1 is');
});

test('shows no token or code in the simulator’s log and export', { tags: ['mend-secrets'] }, async () => {
  const { send, log } = await clientIn('baseline');
  const [system, token] = ['system-token-51bd', 'DX7f1c2b9e4d6a4053'];
  const names = { 'x-system-token': system };
  await send('GET', '/api/v1/user/getUserNickName?productCode=12003', undefined, names);
  const linked = { linkNo: 'QS2026111200000001', smsToken: token, returnUrl: `http://x/?t=${token}` };
  await send('POST', `/provisional/opening/beginSignLinkFace?smsToken=${token}`, linked);
  const code = { productCode: '12003', type: 'CANCEL_PRODUCT', code: '604417' };
  await send('POST', '/provisional/sms/verifySmsCode', code);
  const har = await send('GET', '/_sim/api/log.har');
  const kept = JSON.stringify(await log()) + har.text;
  expect(kept).toContain('getUserNickName');
  for (const secret of [system, token, '604417']) expect(kept.includes(secret), secret).toBe(false);
  const [first] = (await log()).filter(({ path }) => path.includes('getUserNickName'));
  expect(first?.headers?.['x-system-token']).toMatch(/^\*{3}[0-9a-f]{6}$/);
});

/** Returns a body with secrets at its top, in a list and in a member. */
const withSecrets = (names: readonly string[], value: (name: string) => string): object => {
  const members = Object.fromEntries(names.map((name) => [name, value(name)]));
  return { productCode: '12003', ...members, list: [members], content: members };
};

const secretive = catalogue.filter(({ secrets = [] }) => secrets.length > 0);

test(
  'masks each secret of each operation in all output of the simulator',
  { tags: ['team-secrets'] },
  async () => {
    const { send, control } = await clientIn('baseline');
    const sent: string[] = [];
    for (const { method, url, secrets = [], id } of secretive) {
      const value = (name: string): string => {
        // Six digits, like a payment password or a code.
        const made = String(100_000 + ((sent.length * 7919 + 613_579) % 900_000));
        sent.push(made);
        return name.startsWith('x-') || /token/i.test(name) ? `tk-${id}-${made}` : made;
      };
      const headers = Object.fromEntries(
        secrets.filter((name) => name.startsWith('x-')).map((name) => [name, value(name)]),
      );
      const body = withSecrets(
        secrets.filter((name) => !name.startsWith('x-')),
        value,
      );
      await (method === 'get' ? send('GET', url, undefined, headers) : send('POST', url, body, headers));
    }
    expect(sent.length).toBeGreaterThan(35);
    const shown = {
      log: JSON.stringify(await control('GET', '/log')),
      'raw log': JSON.stringify(await control('GET', '/log?raw=true')),
      HAR: (await send('GET', '/_sim/api/log.har')).text,
      recording: JSON.stringify(await control('GET', '/recording')),
    };
    for (const [where, text] of Object.entries(shown)) {
      expect(text, where).toContain(where === 'recording' ? 'provisional.' : 'applyWithdrawal');
      expect(
        sent.filter((secret) => text.includes(secret)),
        where,
      ).toEqual([]);
    }
  },
);
