import type { listLog } from '#generated/control/client.ts';
import type { components } from '#generated/control/types.ts';
import type { Envelope } from '#generated/runtime/facts.ts';
import { services } from '#generated/services.ts';

export type LogEntry = components['schemas']['LogEntry'];

/** `standard.queryCouponInfo`; undefined for an asset. */
export const addressOf = ({ service, operationId }: LogEntry): string | undefined =>
  operationId === undefined ? undefined : `${String(service)}.${operationId}`;

/** Success codes by service; for the gateway those of the systems behind it too. */
const successes = new Map(
  Object.values(services).map(({ name, envelope }) => [name as string, successOf(envelope)]),
);

function successOf({ success, systems = {} }: Envelope): ReadonlySet<string> {
  return new Set([...success, ...Object.values(systems).flatMap((system) => system.success)]);
}

/**
 * Returns whether a request was successful: HTTP 200, and a success code if it was for an operation. A response of an
 * operation without a code has no valid envelope, so it failed.
 */
export const succeeded = ({ status, code, service, operationId }: LogEntry): boolean =>
  status === 200 &&
  (code === undefined ? operationId === undefined : successes.get(service ?? '')?.has(code) === true);

/** Returns whether request and response fulfil the contract. */
export const fits = ({ valid }: LogEntry): boolean => valid.request && valid.response;

/** Parameters of the log: a filter, and the entry before which the page ends; without it the page is the newest. */
export type LogQuery = Pick<
  Parameters<typeof listLog>[0],
  'search' | 'answeredBy' | 'fault' | 'broken' | 'before'
>;

/** Quick filters: parameters for the API, and a condition for the entries that it returns. */
export const filters: Readonly<
  Record<FilterName, { readonly query: LogQuery; readonly matches: (entry: LogEntry) => boolean }>
> = {
  all: { query: {}, matches: () => true },
  failed: { query: {}, matches: (entry) => !succeeded(entry) },
  invalid: { query: { broken: true }, matches: () => true },
  fault: { query: { fault: true }, matches: () => true },
  upstream: { query: { answeredBy: 'upstream' }, matches: () => true },
};

export type FilterName = 'all' | 'failed' | 'invalid' | 'fault' | 'upstream';
export const filterNames = [
  'all',
  'failed',
  'invalid',
  'fault',
  'upstream',
] as const satisfies readonly FilterName[];
