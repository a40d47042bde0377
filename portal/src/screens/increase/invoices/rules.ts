import { IncreaseStatus } from '#generated/shared/enums/IncreaseStatus.ts';
import { InvoiceState } from '#generated/shared/enums/InvoiceState.ts';
import type { Check, InvoiceQuota } from './queries.ts';

const isAccepted = ({ state }: Pick<Check, 'state'>): boolean => state === InvoiceState.Accepted;

/** The numbers of the accepted invoices, which an application sends. */
export const acceptedNumbers = (checks: readonly Pick<Check, 'state' | 'invoiceNo'>[]): string[] =>
  checks.filter(isAccepted).map(({ invoiceNo }) => invoiceNo);

export const refusedCount = (checks: readonly Pick<Check, 'state'>[]): number =>
  checks.filter((check) => !isAccepted(check)).length;

/** Returns whether an application is under review; a second one is not possible meanwhile. */
export const isWaiting = ({ applications }: Pick<InvoiceQuota, 'applications'>): boolean =>
  applications.some(({ status }) => status === IncreaseStatus.Reviewing);
