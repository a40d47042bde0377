/** Tests that a conversation with a real backend is recorded as a scenario file, and that the scenario replays it. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { components } from '#generated/control/types.ts';
import { patience } from '#tools/patience.mjs';
import { root, startSimulator, type Served } from '#tools/simulatorProcess.ts';
import { backend } from '../../../checker/tests/support/commandLine.ts';
import { clientIn, type Client } from '../client.ts';

type Recording = components['schemas']['Recording'];

const folder = mkdtempSync(join(tmpdir(), 'recorded-'));
let player: Served;
beforeAll(async () => {
  cpSync(join(root, 'scenarios/start/baseline.yaml'), join(folder, 'start/baseline.yaml'));
  cpSync(join(root, 'scenarios/quota/frozen-quota.yaml'), join(folder, 'quota/frozen-quota.yaml'));
  player = await startSimulator({ env: { SCENARIOS_DIR: folder } });
});
afterAll(async () => {
  await player.stop();
  rmSync(folder, { recursive: true });
});

/** Returns current problems of the files, which are reread after a change. */
const problems = async (): Promise<unknown> => (await fetch(`${player.origin}/_sim/problems.json`)).json();

const coupon = '/jcstd-api/jc/stdjc/page/coupon/queryCouponInfo';
const version = '/jcstd-api/jc/stdjc/versionCompute';
const quickBill = '/gateway/api/v1/user/queryQuickBillData';
const nickname = '/api/v1/user/getUserNickName?productCode=12003';

/** Sends a client's requests in order and returns the responses. */
async function conversation({ send }: Client): Promise<unknown[]> {
  const packed = { reqData: '{"productCode":"12003"}', eid: 'A' };
  return [
    (await send('POST', coupon, { productCode: '12003' })).json,
    (await send('POST', coupon, { productCode: '12025' })).json,
    (await send('POST', coupon, { productCode: '12003' })).json,
    (await send('POST', coupon, { productCode: 'none' })).json,
    (await send('POST', quickBill, packed)).json,
    (await send('GET', nickname)).json,
  ];
}

test('replays the recorded conversation, and simulates the rest', { tags: ['qa-record'] }, async () => {
  let count = 0;
  const real = await backend((_, response) => {
    count += 1;
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        resultCode: '0000000',
        resultMsg: '成功: "yes" # no',
        resultData: { availableCouponNum: count, waitReceiveCouponNum: 0, isAboutExpire: count > 1 },
        extData: null,
      }),
    );
  });
  const recorder = await startSimulator({ upstreams: [`standard.queryCouponInfo=${real.origin}`] });
  const one = await clientIn('frozen-quota', recorder.origin);
  const responses = await conversation(one);
  await one.control('POST', '/faults', { on: 'legacy.getUserNickName', answer: { status: 502 } });
  await one.send('GET', nickname);
  const recording = await one.control<Recording>(
    'GET',
    '/recording?name=team-backend&title=%E8%81%94%E8%B0%83',
  );
  await recorder.stop();
  await real.stop();
  expect(recording).toMatchObject({ file: 'recorded/team-backend.yaml', exchanges: 7, leftOut: 0 });

  const file = join(folder, recording.file);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, recording.text);
  const replaying = await vi.waitFor(() => clientIn('team-backend', player.origin), {
    timeout: patience(60_000),
  });
  expect(await problems()).toEqual([]);
  expect(await replaying.control('GET', '/session')).toMatchObject({ title: '联调' });
  expect(await conversation(replaying)).toEqual(responses);
  const log = await replaying.control<{ answeredBy: string }[]>('GET', '/log');
  expect(new Set(log.map(({ answeredBy }) => answeredBy))).toEqual(new Set(['replay']));
  // Beyond the recording the last response repeats, another payload gets the next response, and the world answers other operations.
  expect((await replaying.send('POST', coupon, { productCode: '12003' })).json).toEqual(responses[2]);
  const other = await replaying.send('POST', version, { productCode: '12003' });
  expect(other.headers.get('x-sim-answered-by')).not.toBe('replay');
  expect(await replaying.world()).toMatchObject({ quota: { quotaStatus: '10' } });
  // Another session, or a restarted one, begins the recording again.
  expect(await conversation(await clientIn('team-backend', player.origin))).toEqual(responses);
});

test('names an unknown operation in a recording with file and line', { tags: ['qa-record'] }, async () => {
  mkdirSync(join(folder, 'recorded'), { recursive: true });
  const file = join(folder, 'recorded/old.yaml');
  writeFileSync(file, 'title: 旧\nreplay:\n  - on: standard.queryCuponInfo\n    answer: {}\n');
  const named = [{ file: 'recorded/old.yaml', line: 3, pointer: '/replay/0/on' }];
  await expect.poll(problems).toMatchObject(named);
  rmSync(file);
});

test.each(['?name=', '?name=A', '?name=../x'])('refuses %s as a recording’s name', async (query) => {
  const { send } = await clientIn('baseline');
  expect((await send('GET', `/_sim/api/recording${query}`)).status).toBe(400);
});
