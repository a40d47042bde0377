/** Tests the data of the page that shows one waiting request at a time. */
import { expect, test } from 'vitest';
import { provisional } from '#generated/clients.ts';
import { provider, type Provider } from '../tools/provider.ts';
import { consent, decide, detail, logIn, parent, productCode } from './approving.ts';

const toDecide = async (session: Provider) =>
  (await provisional.queryMessagePage({ productCode, pageNo: 1, pageSize: 10 }, session)).approvalsToDecide;

const waiting = async (session: Provider) =>
  (await provisional.queryApprovalPage({ productCode, box: 'TO_DECIDE', pageNo: 1, pageSize: 30 }, session))
    .list;

test(
  'the page of messages counts the requests that the login may still decide',
  { tags: ['far-approval-cards'] },
  async () => {
    const session = await provider('approval-cards');
    const cards = await waiting(session);
    expect(cards.map(({ kind }) => kind).sort()).toEqual(['ACCOUNT_LIMIT', 'REPAY']);
    expect(await toDecide(session)).toBe(2);
    await consent(session, cards.find(({ kind }) => kind === 'REPAY')?.approvalNo ?? '');
    expect(await toDecide(session)).toBe(1);
    await logIn(session, parent);
    expect(await toDecide(session)).toBe(0);
  },
);

test.each([
  ['approval-to-decide', ['SOURCE_BALANCE', 'COMPANY_OWED', 'AVAILABLE_QUOTA']],
  ['approval-limit-waiting', ['ACCOUNT_LIMIT', 'ACCOUNT_LEFT', 'AVAILABLE_QUOTA']],
  ['approval-withdrawal-waiting', ['SOURCE_BALANCE', 'AVAILABLE_QUOTA']],
])(
  'returns each affected figure before and after the decision: %s',
  { tags: ['far-approval-cards'] },
  async (scenario, figures) => {
    const session = await provider(scenario);
    const { changes } = await detail(session, 'SP2026111200000001');
    expect(changes.map(({ figure }) => figure)).toEqual(figures);
    for (const { before, after } of changes)
      expect([typeof before, typeof after]).toEqual(['number', 'number']);
  },
);

test(
  'decides once if a decision is repeated after a lost response',
  { tags: ['far-approval-cards'] },
  async () => {
    const session = await provider('approval-cards');
    const { approvalNo = '' } = (await waiting(session)).find(({ kind }) => kind === 'ACCOUNT_LIMIT') ?? {};
    const first = await decide(session, approvalNo, true, 8);
    expect(first.body).toMatchObject({ resultData: { status: 'APPROVED' } });
    expect((await decide(session, approvalNo, true, 8)).body).toEqual(first.body);
    expect(await waiting(session)).toHaveLength(1);
  },
);
