/** Tests that every mutant shows its fault: a conversation with it ends differently from one with the sound simulator. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { allMutants, mutantNamed } from '#simulator/mutants/catalogue.ts';
import { concerned } from '#simulator/mutants/mutant.ts';
import { operationNamed } from '#simulator/services/catalogue.ts';
import { examplesOf } from '#tools/sim/coverage/examples.ts';
import { http } from '#tools/sim/http.ts';
import type { Got, Http } from '#tools/sim/http.ts';
import { session } from '#tools/sim/session.ts';
import type { Session } from '#tools/sim/session.ts';
import { startSimulator } from '#tools/simulatorProcess.ts';
import { openMutantHost } from '../../../checker/proofs/mutantHost.ts';
import type { MutantHost } from '../../../checker/proofs/mutantHost.ts';
import { conversations, type Conversation, type Step } from './mutantConversations.ts';

let host: MutantHost;
let client: Http;
let serial = 0;
beforeAll(async () => {
  host = await openMutantHost();
  client = http(host.origin, 15_000);
});
afterAll(async () => {
  client.close();
  await host.close();
});

async function take(own: Session, step: Step): Promise<Got | undefined> {
  if ('wait' in step) {
    await own.control('PUT', '/clock', { advance: step.wait });
    return undefined;
  }
  const [address, input, how] = step;
  const operation = operationNamed(address)!;
  const payload = input ?? examplesOf(operation)[0];
  if (how === 'unsigned') return own.callUnsigned(operation, payload);
  if (how === undefined) return own.call(operation, payload);
  return client.send({
    method: 'POST',
    path: operation.url,
    headers: { 'x-sim-session': own.id, 'content-type': 'application/json' },
    body: JSON.stringify({ reqData: JSON.stringify(payload) }),
  });
}

/** Runs a conversation in new sessions and returns its last response. */
async function lastResponse({ scenario = 'baseline', after, steps }: Conversation): Promise<Got | undefined> {
  const converse = async (name: string): Promise<Got | undefined> => {
    const own = session(client, `mutant-${serial++}`);
    await host.start(own.id, name);
    let got: Got | undefined;
    for (const step of steps) got = await take(own, step);
    return got;
  };
  if (after !== undefined) await converse(after);
  return converse(scenario);
}

test('has unique mutant names of known operations, and a mutant for every conversation', () => {
  const ids = allMutants.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(conversations).filter((id) => !ids.includes(id))).toEqual([]);
  expect(allMutants.flatMap(concerned).filter((address) => !operationNamed(address))).toEqual([]);
});

const shownResponse = (got: Got | undefined) => got && { status: got.status, text: got.text };

/** Returns whether the fault of a mutant is in a header or in the time of its response. */
const isOutsideBody = (id: string): boolean => id.startsWith('content-type:') || id.startsWith('slow:');

test.each(allMutants.filter(({ id }) => !isOutsideBody(id)).map(({ id }) => id))(
  'shows the fault of %s',
  async (id) => {
    const mutant = mutantNamed(id);
    const conversation = conversations[id] ?? { steps: [[mutant.on]] };
    host.activate();
    const sound = await lastResponse(conversation);
    const soundAgain = await lastResponse(conversation);
    host.activate(mutant);
    const faulty = await lastResponse(conversation);
    expect(sound?.status).toBe(200);
    // Headers are not compared: a request id is different each time.
    expect(shownResponse(soundAgain), 'a sound answer is the same in each session').toEqual(
      shownResponse(sound),
    );
    expect(shownResponse(faulty)).not.toEqual(shownResponse(sound));
    if (faulty?.status === 500) expect(id).toMatch(/^http-status:/);
  },
);

test('shows a wrong content type and a late response outside the body', async () => {
  const { url } = operationNamed('standard.queryProductOpenInfo')!;
  const body = JSON.stringify({ needLogin: false });
  const typeNow = async () =>
    (await fetch(host.origin + url, { method: 'POST', body })).headers.get('content-type');
  host.activate();
  expect(await typeNow()).toBe('application/json; charset=utf-8');
  host.activate(mutantNamed('content-type:standard.queryProductOpenInfo'));
  expect(await typeNow()).toBe('text/plain; charset=utf-8');
  host.activate(mutantNamed('slow:activity.queryActivityByGroupCode'));
  const hasty = http(host.origin, 300);
  const asked = await session(hasty, 'hasty').call(operationNamed('activity.queryActivityByGroupCode')!, {
    groupCode: 'g',
    sceneCode: 's',
    productCode: '12003',
  });
  expect(asked).toMatchObject({ status: 0, lost: 'timeout' });
  hasty.close();
});

test('starts with a named mutant, and answers an unknown name with the nearest', async () => {
  const served = await startSimulator({ mutant: 'wrong-code:standard.queryCouponInfo' });
  onTestFinished(() => served.stop());
  const { url } = operationNamed('standard.queryCouponInfo')!;
  const answered = await fetch(served.origin + url, { method: 'POST', body: '{}' });
  expect(await answered.json()).toMatchObject({ resultCode: '9999999' });
  await expect(startSimulator({ mutant: 'wrong-code:standard.queryCuponInfo' })).rejects.toThrow(
    /no mutant .*nearest: wrong-code:standard.queryCouponInfo/,
  );
});
