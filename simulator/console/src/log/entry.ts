import type { listLog } from '#generated/control/client.ts';
import type { components } from '#generated/control/types.ts';
import type { Envelope } from '#generated/runtime/facts.ts';
import { services } from '#generated/services.ts';

export type LogEntry = components['schemas']['LogEntry'];

/** `standard.queryCouponInfo`; undefined for an asset. */
export const addressOf = ({ service, operationId }: LogEntry): string | undefined =>
  operationId === undefined ? undefined : `${String(service)}.${operationId}`;

/** Success codes by service; for the gateway including the inner systems. */
const successes = new Map(
  Object.values(services).map(({ name, envelope }) => [name as string, successOf(envelope)]),
);

function successOf({ success, systems = {} }: Envelope): ReadonlySet<string> {
  return new Set([...success, ...Object.values(systems).flatMap((system) => system.success)]);
}

/** An operation's response without a code is no envelope: empty, truncated, or text. */
export const succeeded = ({ status, code, service, operationId }: LogEntry): boolean =>
  status === 200 &&
  (code === undefined ? operationId === undefined : successes.get(service ?? '')?.has(code) === true);

export const fits = ({ valid }: LogEntry): boolean => valid.request && valid.response;

/** Selection of entries; those before an entry are in the past and never grow. */
export type Reading = Pick<
  Parameters<typeof listLog>[0],
  'search' | 'answeredBy' | 'fault' | 'broken' | 'before'
>;

/** Filters: parameter of the API, and condition on a loaded page. */
export const filters: Readonly<
  Record<FilterName, { readonly asked: Reading; readonly keeps: (entry: LogEntry) => boolean }>
> = {
  all: { asked: {}, keeps: () => true },
  failed: { asked: {}, keeps: (entry) => !succeeded(entry) },
  invalid: { asked: { broken: true }, keeps: () => true },
  fault: { asked: { fault: true }, keeps: () => true },
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
