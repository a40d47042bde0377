import type { listLog } from '#generated/control/client.ts';
import type { components } from '#generated/control/types.ts';

export type LogEntry = components['schemas']['LogEntry'];

/** `standard.queryCouponInfo`; undefined for an asset. */
export const addressOf = ({ service, operationId }: LogEntry): string | undefined =>
  operationId === undefined ? undefined : `${String(service)}.${operationId}`;

/** Codes that mean success, of every service. */
const SUCCESS = /^0+$/;

/** An operation's answer without a code is none of its envelopes: empty, cut, or in words. */
export const succeeded = ({ status, code, operationId }: LogEntry): boolean =>
  status === 200 && (code === undefined ? operationId === undefined : SUCCESS.test(code));

export const fits = ({ valid }: LogEntry): boolean => valid.request && valid.response;

/** Which entries are asked for; those before one are the past, which does not grow. */
export type Reading = Pick<Parameters<typeof listLog>[0], 'search' | 'answeredBy' | 'broken' | 'before'>;

/** What a tester looks at alone: what the API is asked for, and what is left of a page of it. */
export const filters: Readonly<
  Record<FilterName, { readonly asked: Reading; readonly keeps: (entry: LogEntry) => boolean }>
> = {
  all: { asked: {}, keeps: () => true },
  failed: { asked: {}, keeps: (entry) => !succeeded(entry) },
  invalid: { asked: { broken: true }, keeps: () => true },
  fault: { asked: { answeredBy: 'fault' }, keeps: () => true },
  upstream: { asked: { answeredBy: 'upstream' }, keeps: () => true },
};

export type FilterName = 'all' | 'failed' | 'invalid' | 'fault' | 'upstream';
export const filterNames = [
  'all',
  'failed',
  'invalid',
  'fault',
  'upstream',
] as const satisfies readonly FilterName[];
