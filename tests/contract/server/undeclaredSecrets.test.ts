/** Tests that credentials are masked by their names even without a contract, and the simulator's own token by its value. */
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSimulator, type Served } from '#tools/simulatorProcess.ts';
import { client, clientIn } from '../client.ts';

const TOKEN = 'own-token-7c1f40ab';
const coupons = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';

let withToken: Served;
let output = '';
beforeAll(async () => {
  const env = { HOST: '127.0.0.1', SIM_TOKEN: TOKEN, SIM_STORE: 'memory' };
  withToken = await startSimulator({ env, onOutput: (text) => (output += text) });
});
afterAll(() => withToken.stop());

const exportsOf = async ({ send, control }: Awaited<ReturnType<typeof clientIn>>): Promise<string> =>
  [
    JSON.stringify(await control('GET', '/log?raw=true')),
    (await send('GET', '/_sim/api/log.har')).text,
    JSON.stringify(await control('GET', '/recording')),
  ].join('\n');

const names = ['token', 'x-sim-token', 'smsCode', 'payPassword', 'smsToken', 'password', 'sdkToken'];

test.each(names)(
  'masks %s in a query, in a body and below it, at an operation without that name',
  { tags: ['hold-secret-names'] },
  async (name) => {
    const here = await clientIn('baseline');
    const value = (place: number): string => `hidden-${place}-9e41`;
    const body = { productCode: '12003', [name]: value(1), list: [{ deep: { [name]: value(2) } }] };
    await here.send('POST', `${coupons}?a=?&${name}=${value(3)}&${name}=${value(4)}`, body);
    const shown = await exportsOf(here);
    expect(shown).toContain('queryCouponInfo');
    expect([1, 2, 3, 4].filter((place) => shown.includes(value(place)))).toEqual([]);
  },
);

test('shows the code of a response and other ordinary members', { tags: ['hold-secret-names'] }, async () => {
  const here = await clientIn('baseline');
  await here.send('POST', coupons, { productCode: '12003', code: 'plain-code-1', system: 'plain-system-2' });
  const shown = await exportsOf(here);
  for (const plain of ['plain-code-1', 'plain-system-2']) expect(shown).toContain(plain);
});

test(
  'masks the simulator’s own token everywhere, also in a file’s address',
  { tags: ['hold-secret-names'] },
  async () => {
    const here = client({ origin: withToken.origin, session: 'masked', headers: { 'x-sim-token': TOKEN } });
    const { control, send } = here;
    await control('POST', '/faults', { on: 'asset:/front/config.json', answer: { status: 500 } });
    await send('GET', `/front/config.json?x=${TOKEN}`);
    await send('POST', coupons, { productCode: '12003', note: `see ${TOKEN}`, list: [TOKEN] });
    await send('POST', `${coupons}?any=${TOKEN}`, `not json ${TOKEN}`);
    const shown = await exportsOf(here);
    expect(shown).toContain('config.json');
    expect(shown).not.toContain(TOKEN);
  },
);

/** Starts a request with a body, and disconnects in the middle. */
const hangUp = (path: string): Promise<void> =>
  new Promise((done) => {
    const { hostname, port } = new URL(withToken.origin);
    const socket = connect(Number(port), hostname, () => {
      const head = `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nx-sim-token: ${TOKEN}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a":`;
      socket.write(head, () => setTimeout(() => socket.destroy(), 20));
    });
    socket.on('close', () => done()).on('error', () => done());
  });

test(
  'logs nothing about clients that disconnect in the middle of a body',
  { tags: ['hold-secret-names'] },
  async () => {
    const before = output;
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        hangUp(`${index % 2 ? coupons : '/_sim/api/session'}?token=${TOKEN}`),
      ),
    );
    await expect.poll(async () => (await fetch(`${withToken.origin}/_sim/health`)).status).toBe(200);
    expect(output).toBe(before);
  },
);
