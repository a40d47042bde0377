/** Check codes of each kind of document, with the owner and the content that they authenticate. */
import { DocumentKind, type ProductCode } from '#generated/shared/enums.ts';
import type { AccountStatement } from '#simulator/world/bills/accountStatement.ts';
import type { StatementFigures } from '#simulator/world/bills/statement.ts';
import type { Month } from '#simulator/world/funds/statement.ts';
import type { Repayment } from '#simulator/world/ledger/schema.ts';
import type { Scope } from '#simulator/world/ledger/scope.ts';
import { lastOfMonth, type Period } from '#simulator/world/values/calendar.ts';
import type { World } from '#simulator/world/world.ts';
import { documentCode, numberRef } from './documentCode.ts';
import { periodRef } from './documentPeriod.ts';

export const companyOwner = ({ company }: World): string => company.creditCode;

/** A statement belongs to the company, or to one login of it. */
export const scopeOwner = (world: World, pin: string | undefined): string =>
  `${world.company.creditCode} ${pin ?? ''}`;

export const fundOwner = (world: World, accountNo: string): string =>
  `${world.company.creditCode} ${accountNo}`;

/** The content is what was paid. */
export const repaymentContent = ({ amount, discount }: Repayment): string => String(amount - discount);

export const statementContent = ({ opening, closing, movements }: AccountStatement): string =>
  JSON.stringify([
    opening,
    closing,
    movements.map(({ day, kind, number, amount }) => [day, kind, number, amount]),
  ]);

export const figuresContent = (figures: StatementFigures): string =>
  Object.values(figures).map(String).join(' ');

export const fundContent = ({ closing, entries }: Month): string =>
  `${String(closing)} ${String(entries.length)}`;

const monthPeriod = (month: string): Period => ({ from: `${month}-01`, to: lastOfMonth(month) });

export const repaymentCode = (
  kind: typeof DocumentKind.Receipt | typeof DocumentKind.TransferSlip,
  world: World,
  repayment: Repayment,
): string =>
  documentCode({
    kind,
    ref: numberRef(repayment.id),
    owner: companyOwner(world),
    content: repaymentContent(repayment),
  });

type ProductScope = Scope & { readonly product: ProductCode };

export const accountStatementCode = (
  world: World,
  { product, pin }: ProductScope,
  period: Period,
  statement: AccountStatement,
): string =>
  documentCode({
    kind: DocumentKind.AccountStatement,
    ref: periodRef({ product, ...period }),
    owner: scopeOwner(world, pin),
    content: statementContent(statement),
  });

export const monthlyStatementCode = (
  world: World,
  { product, pin }: ProductScope,
  month: string,
  figures: StatementFigures,
): string =>
  documentCode({
    kind: DocumentKind.MonthlyStatement,
    ref: periodRef({ product, ...monthPeriod(month) }),
    owner: scopeOwner(world, pin),
    content: figuresContent(figures),
  });

export const fundStatementCode = (world: World, accountNo: string, month: Month): string =>
  documentCode({
    kind: DocumentKind.FundStatement,
    ref: periodRef(monthPeriod(month.month)),
    owner: fundOwner(world, accountNo),
    content: fundContent(month),
  });
