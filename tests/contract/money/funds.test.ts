/** Tests fund accounts over HTTP: claims, withdrawals, transfers and bank cards. All pages must agree. */
import { describe, expect, test } from 'vitest';
import { gateway, provisional } from '#generated/clients.ts';
import { setClock } from '#generated/control/client.ts';
import { provider, type Provider } from '../tools/provider.ts';
import { factoring, file, keyOf, overflow, reconciled, voucherFor, waiting } from './fundsFlow.ts';

const later = (session: Provider, advance: string) => setClock({ advance }, session);

const claimOf = (no: number, rest: Partial<Parameters<typeof provisional.claimTransfer>[0]> = {}) => ({
  idempotencyKey: keyOf(no),
  accountNo: overflow,
  claimType: '1' as const,
  ...waiting,
  vouchers: ['PZ2026111200000001'],
  ...rest,
});

const withdrawalOf = (no: number, amount = 20_000) => ({
  idempotencyKey: keyOf(no),
  accountNo: overflow,
  amount,
  password: '804617',
});

const transferOf = (no: number, amount = 5_000) => ({
  idempotencyKey: keyOf(no),
  fromAccountNo: factoring,
  toAccountNo: overflow,
  amount,
});

const movementsOf = async (session: Provider, accountNo = overflow) =>
  (await provisional.queryFundMovements({ accountNo, pageNo: 1, pageSize: 500 }, session)).list;

test('masks amount, day and payer of incoming transfers that wait for a claim', async () => {
  const session = await provider();
  const answer = await session.call('provisional', 'queryIncomingTransfers', {
    productCode: '12003',
    accountNo: overflow,
  });
  expect(answer.body['resultData']).toMatchObject({
    maxVouchers: 3,
    transfers: [
      { transferNo: 'LK2026111200000004', amount: '5*,***.**', day: '2026-11-**', state: 'TO_CLAIM' },
      { amount: '1*,***.**', payerAccount: '1202 26** **** 3308', remark: '还款' },
      { amount: '8,***.**', triesLeft: 3 },
    ],
  });
  expect(JSON.stringify(answer.body)).not.toMatch(/56[,.]?000|2026-11-12|1202264900183308/);
});

test('completes a claim as the clock advances, with its money on every page', async () => {
  const session = await provider();
  const before = await reconciled(session);
  const claim = await provisional.claimTransfer(claimOf(1), session);
  expect(claim).toMatchObject({ status: 'PROCESSING', expectedAt: '2026-11-12 10:30:00' });
  expect(await provisional.queryFundAccount({ accountNo: overflow }, session)).toMatchObject({
    pendingAmount: 56_000,
    withdrawal: false,
    unclaimed: 2,
  });
  expect(await reconciled(session)).toEqual(before);
  await later(session, 'PT12M');
  expect(await provisional.queryClaim({ claimNo: claim.claimNo }, session)).toMatchObject({
    status: 'SUCCESS',
    finishedAt: '2026-11-12 10:12:00',
    balanceAfter: 142_300.45,
  });
  expect((await reconciled(session))[overflow]).toBe(142_300.45);
  expect((await movementsOf(session))[0]).toMatchObject({
    type: '18101',
    direction: '00',
    amount: 56_000,
    counterpartKind: 'INCOMING_TRANSFER',
    counterpartNo: waiting.transferNo,
  });
});

test(
  'allows three wrong proofs a day besides wrong documents, then no proof until the next day',
  { tags: ['vas-claim-wrong'] },
  async () => {
    const session = await provider();
    const wrong = (no: number, rest: object) => provisional.claimTransfer.result(claimOf(no, rest), session);
    expect(await wrong(1, { amount: 56_000.01 })).toMatchObject({
      code: 'P210003',
      message: '到账金额与来款不符，当日还可核对2次',
    });
    expect(await wrong(2, { day: '2026-11-11' })).toMatchObject({
      code: 'P210004',
      message: '付款日期与来款不符，当日还可核对1次',
    });
    // A wrong document does not count as a wrong proof.
    expect(await wrong(3, { vouchers: ['PZ2026102800000001'] })).toMatchObject({ code: 'P210005' });
    expect(await wrong(4, { amount: 1 })).toMatchObject({ code: 'P210003' });
    expect(await wrong(5, {})).toMatchObject({ code: 'P210006' });
    const { transfers } = await provisional.queryIncomingTransfers({ accountNo: overflow }, session);
    expect(transfers[0]).toMatchObject({ triesLeft: 0, state: 'TO_CLAIM' });
    await later(session, 'P1D');
    expect(await wrong(6, {})).toMatchObject({ ok: true });
  },
);

test('a voucher proves only one transfer', { tags: ['vas-claim-wrong'] }, async () => {
  const session = await provider();
  const first = await voucherFor(session, waiting.transferNo, '网银回单.pdf');
  const second = await voucherFor(session, 'LK2026111100000003', '网银回单.pdf');
  await provisional.claimTransfer(claimOf(1, { vouchers: [first] }), session);
  const other = { transferNo: 'LK2026111100000003', amount: 18_650.4, day: '2026-11-11' };
  const claim = (no: number, voucher: string) =>
    provisional.claimTransfer.result(claimOf(no, { ...other, vouchers: [voucher] }), session);
  // The voucher was uploaded for this transfer, but it is the same document as before.
  expect(await claim(2, second)).toMatchObject({ code: 'P210005' });
  const own = await voucherFor(session, other.transferNo, '网银回单1111.pdf');
  expect(await claim(3, own)).toMatchObject({ ok: true });
});

test.each([
  ['P210001', { transferNo: 'LK2026111299999999', file: file('回单.pdf') }],
  [
    'P060006',
    { transferNo: waiting.transferNo, file: file('回单.pdf', `%PDF-1.7${' '.repeat(10_500_000)}`) },
  ],
  ['P060007', { transferNo: waiting.transferNo, file: file('回单.pdf', '<html></html>') }],
])('refuses a voucher with %s', async (code, sent) => {
  expect(await provisional.uploadClaimVoucher.result(sent, await provider())).toMatchObject({ code });
});

test('an operator’s claim with a wrong amount fails as the clock advances, and frees the transfer', async () => {
  const session = await provider();
  const asked = claimOf(1, { claimType: '2', amount: 65_000 });
  const { claimNo } = await provisional.claimTransfer(asked, session);
  await later(session, 'PT30M');
  expect(await provisional.queryClaim({ claimNo }, session)).toMatchObject({
    status: 'FAIL',
    failReason: '到账金额与来款不符',
  });
  await reconciled(session);
  const { transfers } = await provisional.queryIncomingTransfers({ accountNo: overflow }, session);
  expect(transfers[0]).toMatchObject({ transferNo: waiting.transferNo, state: 'TO_CLAIM' });
});

test(
  'accepts one of four concurrent claims, and names the claimant to the others',
  { tags: ['vas-claim-taken'] },
  async () => {
    const session = await provider();
    const results = await Promise.all(
      [1, 2, 3, 4].map((no) => provisional.claimTransfer.result(claimOf(no), session)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    for (const result of results.filter(({ ok }) => !ok))
      expect(result).toMatchObject({
        code: 'P210002',
        message: expect.stringMatching(/^该笔来款已由hec\*{4}igou于2026-11-12 10:00:\d\d认领$/) as string,
      });
    await later(session, 'PT30M');
    expect((await reconciled(session))[overflow]).toBe(142_300.45);
  },
);

test(
  'an account of an offline funder offers and accepts neither payments nor claims',
  { tags: ['vas-offline-investor'] },
  async () => {
    const session = await provider('two-fund-investors');
    const { accounts } = await provisional.queryFundAccounts({}, session);
    const offline = accounts.find(({ repayMode }) => repayMode === 'OFFLINE');
    expect(offline).toMatchObject({ mayClaim: false, unclaimed: 0 });
    expect(offline).not.toHaveProperty('payIn');
    const accountNo = offline?.accountNo ?? '';
    for (const result of [
      await provisional.queryIncomingTransfers.result({ accountNo }, session),
      await provisional.queryTransferDetails.result({ accountNo }, session),
    ])
      expect(result).toMatchObject({ code: 'P080002' });
    await reconciled(session);
  },
);

test('debits a withdrawal with its fee, and completes it as the clock advances', async () => {
  const session = await provider('withdrawal-ready');
  const terms = await provisional.queryWithdrawalTerms({ accountNo: overflow, amount: 20_000 }, session);
  expect(terms).toMatchObject({ fee: 10, total: 20_010, maxAmount: 86_257.32, needsGuidance: false });
  const { withdrawalNo } = await provisional.applyWithdrawal(withdrawalOf(1), session);
  expect((await reconciled(session))[overflow]).toBe(66_290.45);
  await later(session, 'PT2H');
  expect(await provisional.queryWithdrawal({ withdrawalNo }, session)).toMatchObject({
    status: 'SUCCESS',
    amount: 20_000,
    fee: 10,
    total: 20_010,
    balance: 66_290.45,
  });
  await reconciled(session);
});

test('empties the account at the maximum withdrawal, and refuses a cent more', async () => {
  const session = await provider('withdrawal-ready');
  const { maxAmount } = await provisional.queryWithdrawalTerms({ accountNo: overflow }, session);
  const more = { ...withdrawalOf(1), amount: (maxAmount * 100 + 1) / 100 };
  expect(await provisional.applyWithdrawal.result(more, session)).toMatchObject({ code: 'P020005' });
  expect(await provisional.applyWithdrawal(withdrawalOf(2, maxAmount), session)).toMatchObject({
    balance: 0,
  });
});

test(
  'returns the whole amount of a failed withdrawal by a separate movement',
  { tags: ['vas-withdraw-back'] },
  async () => {
    const session = await provider('withdrawal-fails');
    const before = await reconciled(session);
    const { withdrawalNo, movementNo } = await provisional.applyWithdrawal(withdrawalOf(1), session);
    expect((await reconciled(session))[overflow]).toBe(66_290.45);
    await later(session, 'PT2H');
    const ended = await provisional.queryWithdrawal({ withdrawalNo }, session);
    expect(ended).toMatchObject({
      status: 'FAIL',
      failReason: '收款银行退回，请核对收款账户',
      balance: 86_300.45,
    });
    const [back, out] = await movementsOf(session);
    expect(out).toMatchObject({ movementNo, type: '18107', direction: '01', amount: 20_010 });
    expect(back).toMatchObject({
      movementNo: ended.backMovementNo,
      type: '18107',
      direction: '00',
      amount: 20_010,
      counterpartNo: withdrawalNo,
    });
    expect(await reconciled(session)).toEqual(before);
  },
);

test('refuses a withdrawal until its guidance is read', async () => {
  const session = await provider('withdrawal-guidance');
  expect(await provisional.applyWithdrawal.result(withdrawalOf(1), session)).toMatchObject({
    code: 'P211002',
  });
  await gateway.signGuidanceRead({ accountNo: overflow }, session);
  expect(await provisional.queryWithdrawalTerms({ accountNo: overflow }, session)).toMatchObject({
    needsGuidance: false,
  });
  expect(await provisional.applyWithdrawal.result(withdrawalOf(2), session)).toMatchObject({ ok: true });
});

test('a code confirms only one withdrawal, and only one runs at a time', async () => {
  const session = await provider('withdrawal-ready');
  await provisional.sendSmsCode({ type: 'WITHDRAWAL' }, session);
  const { smsToken } = await provisional.verifySmsCode({ type: 'WITHDRAWAL', code: '246810' }, session);
  const { password: _password, ...rest } = withdrawalOf(1, 1_000);
  await provisional.applyWithdrawal({ ...rest, smsToken }, session);
  await later(session, 'PT2M');
  const again = { ...rest, idempotencyKey: keyOf(2), smsToken };
  expect(await provisional.applyWithdrawal.result(again, session)).toMatchObject({ code: 'P211001' });
  await later(session, 'PT3H');
  expect(await provisional.applyWithdrawal.result(again, session)).toMatchObject({ code: 'P150001' });
});

test('a transfer makes one movement on each account at once, and one back restores both', async () => {
  const session = await provider('factoring', '12023');
  const before = await reconciled(session);
  const done = await provisional.transferBalance(transferOf(1), session);
  expect(done).toMatchObject({ from: { balanceAfter: 31_500 }, to: { balanceAfter: 91_300.45 } });
  const [out] = await movementsOf(session, factoring);
  const [income] = await movementsOf(session);
  expect([out?.direction, income?.direction, out?.type, income?.type]).toEqual([
    '01',
    '00',
    '18201',
    '18201',
  ]);
  expect([out?.movementNo, income?.movementNo]).toEqual([done.from.movementNo, done.to.movementNo]);
  await provisional.transferBalance(
    { ...transferOf(2), fromAccountNo: overflow, toAccountNo: factoring },
    session,
  );
  expect(await reconciled(session)).toEqual(before);
});

describe('moves money once for a repeated request', { tags: ['fund-once'] }, () => {
  type Send = (session: Provider) => Promise<unknown>;
  const cases: [string, string, string, Send, Send, number][] = [
    [
      'claimTransfer',
      'baseline',
      '12003',
      (session) => provisional.claimTransfer(claimOf(1), session),
      (session) => provisional.claimTransfer.result(claimOf(1, { claimType: '2' }), session),
      142_300.45,
    ],
    [
      'applyWithdrawal',
      'withdrawal-ready',
      '12003',
      (session) => provisional.applyWithdrawal(withdrawalOf(1), session),
      (session) => provisional.applyWithdrawal.result(withdrawalOf(1, 30_000), session),
      66_290.45,
    ],
    [
      'transferBalance',
      'factoring',
      '12023',
      (session) => provisional.transferBalance(transferOf(1), session),
      (session) => provisional.transferBalance.result(transferOf(1, 6_000), session),
      91_300.45,
    ],
  ];
  test.each(cases)(
    'repeats %s without another movement, and refuses other content under its key',
    async (_operation, scenario, product, send, other, balance) => {
      const session = await provider(scenario, product);
      const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => send(session)));
      for (const answer of others) expect(answer).toEqual(first);
      expect(await send(session)).toEqual(first);
      expect(await other(session)).toMatchObject({ code: 'P090001' });
      await later(session, 'PT3H');
      expect((await reconciled(session))[overflow]).toBe(balance);
      await send(session);
      expect((await reconciled(session))[overflow]).toBe(balance);
    },
  );

  test('finds a claim or withdrawal by its key after a lost response, but not as the other kind', async () => {
    const session = await provider('withdrawal-ready');
    const idempotencyKey = keyOf(1);
    const { claimNo } = await provisional.claimTransfer(claimOf(1), session);
    expect((await provisional.queryClaim({ idempotencyKey }, session)).claimNo).toBe(claimNo);
    await later(session, 'PT30M');
    const { withdrawalNo } = await provisional.applyWithdrawal(withdrawalOf(2), session);
    const found = await provisional.queryWithdrawal({ idempotencyKey: keyOf(2) }, session);
    expect(found.withdrawalNo).toBe(withdrawalNo);
    // The key exists, but belongs to another kind of record.
    expect(await provisional.queryClaim.result({ idempotencyKey: keyOf(2) }, session)).toMatchObject({
      code: 'P210008',
    });
  });
});

test('drops a withdrawal when the clock is rewound to a time before it', async () => {
  const session = await provider('withdrawal-ready');
  const before = await reconciled(session);
  await later(session, 'PT10M');
  await provisional.applyWithdrawal(withdrawalOf(1), session);
  await later(session, 'P1D');
  await setClock({ at: '2026-11-12T10:05:00+08:00' }, session);
  expect(await reconciled(session)).toEqual(before);
  expect(await provisional.queryWithdrawal.result({ idempotencyKey: keyOf(1) }, session)).toMatchObject({
    code: 'P211005',
  });
});

test('lists months as closed or open, and never changes a closed statement', async () => {
  const session = await provider('fund-statement-months');
  const { months } = await provisional.queryFundMonths({ accountNo: overflow }, session);
  expect(months.map(({ month, closed }) => [month, closed])).toEqual([
    ['2027-01', false],
    ['2026-12', true],
    ['2026-11', true],
    ['2026-10', true],
  ]);
  const asked = { accountNo: overflow, month: '2026-11' };
  const november = await provisional.queryFundStatement(asked, session);
  expect(november).toMatchObject({
    opening: 126_531.2,
    income: 2_535.45,
    expense: 42_114.2,
    closing: 86_952.45,
  });
  expect(november.totals.map(({ type, direction, count }) => [type, direction, count])).toEqual([
    ['18103', '01', 1],
    ['18104', '00', 2],
    ['18107', '01', 1],
    ['18201', '01', 1],
  ]);
  await later(session, 'P40D');
  expect(await provisional.queryFundStatement(asked, session)).toEqual(november);
  await reconciled(session);
});

describe('bank accounts', () => {
  test('lists masked bank accounts, the default of each kind first, and changes the default', async () => {
    const session = await provider('bank-cards-password');
    const { cards } = await provisional.queryBankCards({}, session);
    expect(cards.map(({ cardNo, kind, isDefault }) => [cardNo, kind, isDefault])).toEqual([
      ['1202 26** **** 3308', 'CORPORATE', true],
      ['6217 00** **** 0926', 'PERSONAL', true],
      ['6222 02** **** 7145', 'CORPORATE', false],
    ]);
    const after = await provisional.setDefaultBankCard({ cardId: 'YHK0002' }, session);
    expect(after.cards.filter(({ isDefault }) => isDefault).map(({ cardId }) => cardId)).toEqual([
      'YHK0002',
      'YHK0003',
    ]);
    const terms = await provisional.queryWithdrawalTerms({ accountNo: overflow }, session);
    expect(terms.cards.map(({ cardId }) => cardId)).toEqual(['YHK0002', 'YHK0001']);
  });

  test('unbinds with the password, moves the default, and keeps the last corporate one', async () => {
    const session = await provider('bank-cards-password');
    const unbind = (cardId: string) =>
      provisional.unbindBankCard.result({ cardId, password: '804617' }, session);
    expect(await unbind('YHK0001')).toMatchObject({ ok: true });
    const { cards } = await provisional.queryBankCards({}, session);
    expect(cards.map(({ cardId, isDefault }) => [cardId, isDefault])).toEqual([
      ['YHK0002', true],
      ['YHK0003', true],
    ]);
    expect(await unbind('YHK0002')).toMatchObject({ code: 'P220002' });
    expect(await unbind('YHK0003')).toMatchObject({ ok: true });
  });

  test('keeps the target of a withdrawal until it has arrived', async () => {
    const session = await provider('bank-card-in-use');
    const asked = { cardId: 'YHK0001', password: '804617' };
    expect(await provisional.unbindBankCard.result(asked, session)).toMatchObject({ code: 'P220003' });
    await later(session, 'PT2H');
    expect(await provisional.unbindBankCard.result(asked, session)).toMatchObject({ ok: true });
  });
});
