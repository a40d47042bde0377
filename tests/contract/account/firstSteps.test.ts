/** Tests the first steps of a newcomer: which ones are done, and how the account has chosen to show them. */
import { expect, test } from 'vitest';
import * as provisional from '#generated/provisional/client.ts';
import { provider, type Provider } from '../tools/provider.ts';

const productCode = '12003';

async function openSteps(session: Provider): Promise<readonly string[]> {
  const { steps } = await provisional.queryFirstSteps({ productCode }, session);
  return steps.filter(({ done }) => !done).map(({ step }) => step);
}

const shown = async (session: Provider) =>
  (await provisional.getUserInfo({ productCode }, session)).firstSteps;

test.each([
  ['first-days', ['COMPANY_INFO', 'CONTRACTS', 'ACCOUNTS', 'CYCLE', 'PURCHASE', 'REPAYMENT'], 'OPEN'],
  ['newcomer', ['COMPANY_INFO', 'CONTRACTS', 'CYCLE', 'PURCHASE', 'REPAYMENT'], 'OPEN'],
  ['first-days-half', ['COMPANY_INFO', 'CONTRACTS'], 'OPEN'],
  ['first-days-child', ['PURCHASE', 'REPAYMENT'], 'OPEN'],
  ['baseline', [], undefined],
])(
  'lists the open steps, and how to show them, in scenario %s: %j',
  { tags: ['far-first-steps'] },
  async (scenario, steps, view) => {
    const session = await provider(scenario);
    expect([await openSteps(session), await shown(session)]).toEqual([steps, view]);
  },
);

test('no longer lists steps that are done', { tags: ['far-first-steps'] }, async () => {
  const session = await provider('first-days');
  const account = {
    loginId: 'hechuan_cg14',
    existing: false,
    nickname: '禾川采购苏州组',
    phone: '13606812257',
  };
  await provisional.addAccounts({ idempotencyKey: '7c1e5b90a3d84f6e2b15', accounts: [account] }, session);
  await provisional.changeClearType({ idempotencyKey: 'c1d9e5720b6f4a8893ea', value: '5106' }, session);
  expect(await openSteps(session)).toEqual(['COMPANY_INFO', 'CONTRACTS', 'PURCHASE', 'REPAYMENT']);
});

test(
  'stores for each account and product how the steps are shown',
  { tags: ['far-first-steps'] },
  async () => {
    const session = await provider('newcomer');
    await provisional.saveFirstSteps({ productCode, view: 'FOLDED' }, session);
    expect(await shown(session)).toBe('FOLDED');
    await provisional.saveFirstSteps({ productCode, view: 'HIDDEN' }, session);
    expect(await shown(session)).toBeUndefined();
    expect((await provisional.queryFirstSteps({ productCode: '12025' }, session)).view).toBe('OPEN');
    await session.fetch('/_sim/ext/login', { method: 'POST', body: 'pin=hechuan_cg02' });
    expect(await shown(session)).toBe('OPEN');
  },
);
