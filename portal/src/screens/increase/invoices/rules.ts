import { IncreaseStatus } from '#generated/shared/enums/IncreaseStatus.ts';
import { InvoiceState } from '#generated/shared/enums/InvoiceState.ts';
import type { Check, InvoiceQuota } from './queries.ts';

const isAccepted = ({ state }: Pick<Check, 'state'>): boolean => state === InvoiceState.Accepted;

/** The numbers to send, without refused ones. */
export const acceptedNumbers = (checks: readonly Pick<Check, 'state' | 'invoiceNo'>[]): string[] =>
  checks.filter(isAccepted).map(({ invoiceNo }) => invoiceNo);

export const refusedCount = (checks: readonly Pick<Check, 'state'>[]): number =>
  checks.filter((check) => !isAccepted(check)).length;

/** One application at a time. */
export const isWaiting = ({ applications }: Pick<InvoiceQuota, 'applications'>): boolean =>
  applications.some(({ status }) => status === IncreaseStatus.Reviewing);
