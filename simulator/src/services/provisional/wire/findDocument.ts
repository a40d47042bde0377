/** Finds the document of a check code, and returns the facts printed on it. */
import { DocumentKind, DocumentState } from '#generated/shared/enums.ts';
import { accountStatement } from '#simulator/world/bills/accountStatement.ts';
import { addFigures, monthlyStatement } from '#simulator/world/bills/statement.ts';
import { fundMonth } from '#simulator/world/funds/statement.ts';
import { isProcessing } from '#simulator/world/ledger/ledger.ts';
import type { Repayment } from '#simulator/world/ledger/schema.ts';
import { monthOf, type Day } from '#simulator/world/values/calendar.ts';
import { derived } from '#simulator/world/values/derived.ts';
import { yuan, type Cents } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';
import type { Outputs } from '../../handler.ts';
import { numberRef, readCode, type ReadCode } from './documentCode.ts';
import { accountStatementNo, fundStatementNo, monthlyStatementNo, receiptNo } from './documentNumbers.ts';
import { periodOf } from './documentPeriod.ts';
import {
  companyOwner,
  figuresContent,
  fundContent,
  fundOwner,
  repaymentContent,
  scopeOwner,
  statementContent,
} from './documents.ts';
import { maskedCompany } from './masks.ts';
import { isSuccess, payAmount } from './repay.ts';

type DocumentFacts = Omit<Outputs<'provisional'>['verifyDocument'], 'amountMatches' | 'companyName'>;
type Finder = (world: World, read: ReadCode, today: Day) => Omit<DocumentFacts, 'kind'> | undefined;

/** Returns state and amount of a document; a document that is no longer valid has no amount, as the printed one is unknown. */
const validity = (isValid: boolean, amount: Cents) =>
  isValid ? { state: DocumentState.Valid, amount: yuan(amount) } : { state: DocumentState.Withdrawn };

const repaymentsByRef = derived(
  (repayments: readonly Repayment[]): ReadonlyMap<bigint, Repayment> =>
    new Map(repayments.map((repayment) => [numberRef(repayment.id), repayment])),
);

const repaymentOf = (world: World, read: ReadCode): Repayment | undefined =>
  read.isFor(companyOwner(world)) ? repaymentsByRef(world.repayments).get(read.ref) : undefined;

const receipt: Finder = (world, read) => {
  const repayment = repaymentOf(world, read);
  if (repayment === undefined || !isSuccess(repayment)) return undefined;
  return {
    number: receiptNo(repayment.id),
    day: repayment.finishedAt.slice(0, 10),
    ...validity(read.holds(repaymentContent(repayment)), payAmount(repayment)),
  };
};

/** A transfer slip is valid until its repayment has ended. */
const slip: Finder = (world, read) => {
  const repayment = repaymentOf(world, read);
  if (repayment === undefined) return undefined;
  return {
    number: repayment.id,
    day: repayment.submittedAt.slice(0, 10),
    ...validity(read.holds(repaymentContent(repayment)) && isProcessing(repayment), payAmount(repayment)),
  };
};

/** Finds the owner of a code: the whole company (`{}`) or one login; undefined for another company's code. */
function ownerOf(world: World, read: ReadCode): { pin?: string } | undefined {
  const logins = [...world.accounts, ...world.formerAccounts].map(({ pin }) => ({ pin }));
  return [{}, ...logins].find((owner: { pin?: string }) => read.isFor(scopeOwner(world, owner.pin)));
}

const statement: Finder = (world, read, today) => {
  const owner = ownerOf(world, read);
  const { product, from, to } = periodOf(read.ref);
  if (owner === undefined || product === undefined || to > today) return undefined;
  const found = accountStatement(world, { from, to }, { product, ...owner });
  return {
    number: accountStatementNo(world, product, { from, to }),
    from,
    day: to,
    ...validity(read.holds(statementContent(found)), found.closing),
  };
};

const monthly: Finder = (world, read, today) => {
  const owner = ownerOf(world, read);
  const { product, from, to } = periodOf(read.ref);
  if (owner === undefined || product === undefined || to >= today) return undefined;
  const month = monthOf(to);
  const figures = addFigures(monthlyStatement(world, month, { product, ...owner }));
  return {
    number: monthlyStatementNo(world, product, month),
    from,
    day: to,
    ...validity(read.holds(figuresContent(figures)), figures.closing),
  };
};

const fund: Finder = (world, read, today) => {
  const account = world.funds.find(({ accountNo }) => read.isFor(fundOwner(world, accountNo)));
  const { from, to } = periodOf(read.ref);
  const month = account && fundMonth(account, monthOf(to), today);
  if (account === undefined || month === undefined) return undefined;
  return {
    number: fundStatementNo(account.accountNo, month.month),
    from,
    day: to,
    ...validity(read.holds(fundContent(month)), month.closing),
  };
};

const finders: Record<DocumentKind, Finder> = {
  [DocumentKind.Receipt]: receipt,
  [DocumentKind.AccountStatement]: statement,
  [DocumentKind.MonthlyStatement]: monthly,
  [DocumentKind.FundStatement]: fund,
  [DocumentKind.TransferSlip]: slip,
};

export function findDocument(world: World, code: string, today: Day) {
  const read = readCode(code);
  const found = read && finders[read.kind](world, read, today);
  return found && { kind: read.kind, ...found, companyName: maskedCompany(world.company.name) };
}
