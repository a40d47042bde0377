/** Tests the control API calls of the console at /_sim: all sessions, and a composition of scenarios before it starts. */
import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import type { components } from '#generated/control/types.ts';
import { client, clientIn } from '../client.ts';

/** Makes a named session in a scenario. */
async function named(scenario: string) {
  const session = `t-${randomUUID()}`;
  const made = client({ session });
  await made.control('POST', '/session', { scenarios: scenario.split(',') });
  return { ...made, session };
}

type Schemas = components['schemas'];

test('lists a session with its activity until it ends, and counts only requests to the provider', async () => {
  const { send, control, session } = await named('overdue-bill');
  await send('GET', '/api/v1/home/userDataV2?productCode=12003');
  const other = await clientIn('baseline');
  const [found] = await other.control<Schemas['SessionSummary'][]>('GET', `/sessions?search=${session}`);
  expect(found).toMatchObject({
    id: session,
    scenarios: ['overdue-bill'],
    title: '有逾期账单',
    requests: 1,
    last: { operation: 'legacy.userDataV2', status: 200, code: '0000' },
  });
  await control('DELETE', '/session');
  expect(await other.control('GET', `/sessions?search=${session}`)).toEqual([]);
});

test('lets a browser enter another session, and refuses a missing one', async () => {
  const { session } = await named('frozen-quota');
  const enter = (id: string) =>
    fetch(`${inject('origin')}/_sim/api/session/enter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
    });
  const entered = await enter(session);
  expect(await entered.json()).toMatchObject({ id: session, scenarios: ['frozen-quota'] });
  expect(entered.headers.getSetCookie().join('\n')).toContain(`sim_session=${session};`);
  const refused = await enter('s-unknown');
  expect([refused.status, await refused.json()]).toEqual([
    404,
    { message: '没有会话 s-unknown，它可能已因太久未用而结束' },
  ]);
});

test('has a Chinese title for every group of scenarios, and lists the scenarios by group', async () => {
  const { control } = await clientIn('baseline');
  const scenarios = await control<Schemas['Scenario'][]>('GET', '/scenarios');
  expect(scenarios.filter(({ groupTitle }) => !/^\p{Script=Han}+$/u.test(groupTitle))).toEqual([]);
  const changes = scenarios.filter(({ group }, index) => group !== scenarios[index - 1]?.group);
  expect(changes).toHaveLength(new Set(scenarios.map(({ group }) => group)).size);
});

const composition = async (scenarios: string) => {
  const { control } = await clientIn('baseline');
  return control<Schemas['Composition']>('GET', `/composition?scenarios=${scenarios}`);
};

test(
  'names scenarios that contradict each other without a common path',
  { tags: ['qa-compose-contradiction'] },
  async () => {
    expect((await composition('overdue-bill,nothing-due')).contradictions).toEqual([
      {
        scenarios: ['overdue-bill', 'nothing-due'],
        pointer: '/given/bills/overdueDays',
        message: 'bills.overdueDays 与 bills.allRepaid 不能同真',
      },
    ]);
  },
);

test('names a path that two scenarios set differently', async () => {
  expect((await composition('billing-in-progress,billing-in-progress-own')).contradictions).toMatchObject([
    { pointer: '/given/bills/quickBill' },
  ]);
});

test('opens a composition at the address of its product', async () => {
  expect(await composition('overdue-bill,pop-user')).toMatchObject({
    visit: '/company/index?productCode=12008',
    contradictions: [],
  });
});

test('names a code that another scenario of the composition hides', async () => {
  expect(await composition('quick-bill-closed,nothing-unbilled')).toMatchObject({
    contradictions: [],
    shadowed: [
      {
        scenario: 'nothing-unbilled',
        operation: 'gateway.orderQuickBill',
        code: '9303',
        by: 'quick-bill-closed',
        byCode: '9302',
      },
    ],
  });
});

test('keeps a session’s name over a restart, finds it by the name, and removes it', async () => {
  const { control, session } = await named('overdue-bill');
  const name = `李工 · 逾期复现 ${session.slice(-4)}`;
  expect(await control('PUT', '/session/name', { name: ` ${name} ` })).toMatchObject({ id: session, name });
  await control('POST', '/session', { scenarios: ['baseline'] });
  await control('PUT', '/snapshot', await control('GET', '/snapshot'));
  expect(await control('GET', '/session')).toMatchObject({ id: session, name, scenarios: ['baseline'] });
  expect(await control('GET', `/sessions?search=${encodeURIComponent(name)}`)).toMatchObject([
    { id: session, name },
  ]);
  await expect(control('PUT', '/session/name', { name: '长'.repeat(65) })).rejects.toThrow('400');
  expect(await control('PUT', '/session/name', { name: ' ' })).not.toHaveProperty('name');
});
