/** Tests invariants of the funds over HTTP: after any sequence of operations money is conserved, and all pages agree. */
import { expect, test } from 'vitest';
import { provisional } from '#generated/clients.ts';
import { setClock } from '#generated/control/client.ts';
import { drawnByCommit } from '../../support/commitSeed.ts';
import { provider, type Provider } from '../tools/provider.ts';
import { randomOf } from '../tools/randomOf.ts';
import { factoring, keyOf, overflow, reconciled } from './fundsFlow.ts';

type Random = () => number;
type Act = (session: Provider, random: Random, no: number) => Promise<unknown>;

const one = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items[Math.floor(random() * items.length)];

/** Amount and day of the company's transfers, which prove a claim. The provider never shows them. */
const proofs: Readonly<Record<string, { amount: number; day: string }>> = {
  LK2026111200000004: { amount: 56_000, day: '2026-11-12' },
  LK2026111100000003: { amount: 18_650.4, day: '2026-11-11' },
  LK2026111000000006: { amount: 8_200, day: '2026-11-10' },
};

const accounts = [overflow, factoring] as const;
/** Returns an amount up to 60,000 yuan; the cube makes most of them small. */
const amountOf = (random: Random): number => Math.ceil(random() ** 3 * 6_000_000) / 100;

/** Returns a key, sometimes an earlier one. */
const key = (random: Random, no: number): string => keyOf(random() < 0.1 ? Math.max(0, no - 1) : no);

const claim: Act = async (session, random, no) => {
  const accountNo = one(accounts, random) ?? overflow;
  const listed = await session.call('provisional', 'queryIncomingTransfers', {
    productCode: '12023',
    accountNo,
  });
  const { transfers = [] } = (listed.body['resultData'] ?? {}) as { transfers?: { transferNo: string }[] };
  const transferNo = one(
    random() < 0.9 ? transfers.map((each) => each.transferNo) : Object.keys(proofs),
    random,
  );
  const proof = proofs[transferNo ?? ''];
  if (transferNo === undefined || proof === undefined) return;
  const uploaded = await provisional.uploadClaimVoucher(
    { transferNo, file: new File(['%PDF-1.7\n%%EOF'], `回单${String(no)}.pdf`) },
    session,
  );
  return provisional.claimTransfer.result(
    {
      idempotencyKey: key(random, no),
      transferNo,
      accountNo,
      claimType: random() < 0.5 ? '1' : '2',
      amount: random() < 0.8 ? proof.amount : amountOf(random),
      day: random() < 0.9 ? proof.day : '2026-11-01',
      vouchers: [uploaded.voucherId],
    },
    session,
  );
};

const withdraw: Act = (session, random, no) =>
  provisional.applyWithdrawal.result(
    {
      idempotencyKey: key(random, no),
      accountNo: one(accounts, random) ?? overflow,
      amount: amountOf(random),
      password: '804617',
    },
    session,
  );

const transfer: Act = (session, random, no) => {
  const [from, to] = random() < 0.5 ? [overflow, factoring] : [factoring, overflow];
  return provisional.transferBalance.result(
    { idempotencyKey: key(random, no), fromAccountNo: from, toAccountNo: to, amount: amountOf(random) },
    session,
  );
};

const repay: Act = async (session, random, no) => {
  const prepared = await provisional.prepareRepay.result({}, session);
  if (!prepared.ok) return;
  const { owed, bills } = prepared.data;
  const bill = one(bills, random);
  if (bill === undefined) return;
  return provisional.submitRepay.result(
    {
      idempotencyKey: key(random, no),
      bills: [{ billNo: bill.billNo }],
      amount: Math.min(owed, Math.max(100, amountOf(random))),
      owed: bill.owed,
      source: 'OVERFLOW',
    },
    session,
  );
};

/** Lets time pass. */
const pass: Act = (session, random) =>
  setClock({ advance: one(['PT10S', 'PT15M', 'PT3H', 'P1D', 'P4D'], random) ?? 'PT1M' }, session);

/** Withdraws and transfers at the same time. The transfer's number is above those of all acts, so that its key is another one. */
const both: Act = (session, random, no) =>
  Promise.all([withdraw(session, random, no), transfer(session, random, no + 500_000)]);

const acts: readonly Act[] = [claim, claim, withdraw, withdraw, transfer, repay, repay, pass, pass, both];

interface Books {
  funds: { movements: { counterpart: { no: string } }[] }[];
  fundBook: {
    claims: { status: string }[];
    withdrawals: { no: string; status: string }[];
    transfers: { no: string }[];
  };
}

const booksOf = async (session: Provider): Promise<Books> => (await session.fetch('/_sim/api/world')).json();

const walks = [
  ['factoring-withdrawal-ready', 21],
  ['factoring-withdrawal-ready', 22],
  ['factoring-withdrawal-fails', 23],
] as const;

// One walk for each commit.
test.each(drawnByCommit(walks, walks.length))(
  'all pages agree after each of forty random operations from %s with seed %i',
  { tags: ['fund-law'] },
  async (scenario, seed) => {
    const random = randomOf(seed);
    const session = await provider(scenario, '12023');
    const seen = new Set<string>();
    for (let no = 1; no <= 40; no += 1) {
      await one(acts, random)?.(session, random, no);
      await reconciled(session);
      const { funds, fundBook } = await booksOf(session);
      // Every record of the other books is on the accounts.
      const booked = new Set(
        funds.flatMap(({ movements }) => movements.map(({ counterpart }) => counterpart.no)),
      );
      const recorded = [...fundBook.withdrawals, ...fundBook.transfers].map((each) => each.no);
      expect(recorded.filter((each) => !booked.has(each))).toEqual([]);
      for (const { status } of [...fundBook.claims, ...fundBook.withdrawals]) seen.add(status);
      if (fundBook.transfers.length > 2) seen.add('TRANSFER');
    }
    // The random walk reached these states.
    expect([...seen]).toEqual(expect.arrayContaining(['SUCCESS', 'TRANSFER']));
    if (scenario.endsWith('fails')) expect([...seen]).toContain('FAIL');
  },
);
