/** Selects the operations of a run. */
import { CannotRun } from '../base/cannotRun.ts';
import { likeliest } from '../base/likeliest.ts';
import { operationPattern } from '../contract/operationPattern.ts';
import type { Operation } from '../contract/types.ts';
import type { Contract } from '../reading/read.ts';
import type { CheckOptions } from './options.ts';

/** Service with assumed operations, which run only when named. */
const ASSUMED_SERVICE = 'provisional';

/** The operations that a run checks, and those that it leaves out. */
export interface Selection {
  readonly operations: readonly Operation[];
  /** Selected writes that may not be sent. */
  readonly writesLeftOut: readonly Operation[];
  /** Operations that are never called, not even for values that others need. */
  readonly excluded: ReadonlySet<Operation>;
}

/** @throws CannotRun for a service or an operation that no contract has, and if nothing is left to check */
export function select(contracts: readonly Contract[], options: CheckOptions): Selection {
  const known = contracts.map(({ service }) => service);
  const unknown = (options.services ?? []).find((service) => !known.includes(service));
  if (unknown !== undefined)
    throw new CannotRun(`no service ${unknown}: the contracts are ${known.join(', ')}`);
  refuseUnknown(contracts, options.operations ?? []);
  refuseUnknown(contracts, options.configuration?.private ?? []);
  const excluded = excludedFrom(contracts, options);
  const wanted = contracts
    .filter(({ service }) => isWantedService(service, options))
    .flatMap(({ operations }) => operations)
    .filter((operation) => isWanted(operation, options) && !excluded.has(operation));
  if (wanted.length === 0) throw new CannotRun(nothing(options));
  const isAllowed = (operation: Operation): boolean => operation.effect === 'read' || options.writes === true;
  return {
    operations: wanted.filter(isAllowed),
    writesLeftOut: wanted.filter((operation) => !isAllowed(operation)),
    excluded,
  };
}

/** Returns the excluded operations. @throws CannotRun for a pattern without a match: it may be a typing error */
function excludedFrom(
  contracts: readonly Contract[],
  { include = [], exclude = [] }: CheckOptions,
): ReadonlySet<Operation> {
  const all = contracts.flatMap(({ operations }) => operations);
  const meant = (pattern: string): Operation[] => {
    const found = all.filter(operationPattern(pattern));
    if (found.length > 0) return found;
    const names = all.flatMap(({ id, method, url, path = url }) => [id, `${method} ${path}`]);
    throw new CannotRun(
      `no operation is like ${pattern}: did you mean ${likeliest(pattern, names).join(', ')}?`,
    );
  };
  const included = new Set(include.length === 0 ? all : include.flatMap(meant));
  for (const operation of exclude.flatMap(meant)) included.delete(operation);
  return new Set(all.filter((operation) => !included.has(operation)));
}

function isWantedService(service: string, { services, operations }: CheckOptions): boolean {
  if (services && services.length > 0) return services.includes(service);
  return (
    service !== ASSUMED_SERVICE || (operations ?? []).some((name) => name.startsWith(`${ASSUMED_SERVICE}.`))
  );
}

function isWanted({ id, address, tags }: Operation, options: CheckOptions): boolean {
  const named =
    !options.operations?.length || options.operations.some((name) => name === id || name === address);
  const tagged = !options.tags?.length || options.tags.some((tag) => tags.includes(tag));
  return named && tagged;
}

const nothing = ({ operations = [], tags = [], include = [], exclude = [] }: CheckOptions): string =>
  `no operation is left to check: ${[...operations.map((name) => `--operation ${name}`), ...tags.map((tag) => `--tag ${tag}`), ...include.map((each) => `--include '${each}'`), ...exclude.map((each) => `--exclude '${each}'`)].join(' ')} matches none of the chosen services`;

/** Rejects names that no contract has, even beside valid ones. */
function refuseUnknown(contracts: readonly Contract[], names: readonly string[]): void {
  const known = contracts.flatMap(({ operations }) => operations);
  for (const name of names) {
    if (known.some(({ id, address }) => name === id || name === address)) continue;
    const like = likeliest(
      name,
      known.map(({ id, address }) => (name.includes('.') ? address : id)),
    );
    throw new CannotRun(`no operation ${name}: did you mean ${like.join(', ')}?`);
  }
}
