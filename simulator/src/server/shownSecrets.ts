/** What no log, export or line of the process shows, also at places that no contract declares. Pure. */
import { masked, valuesNamed } from './masked.ts';

/**
 * Names of the simulator's own, and of what clients of this provider send to authenticate. An ordinary word such as `code` is no secret
 * beyond the operation whose contract marks it: most answers have one.
 */
const OTHER_NAMES = ['token', 'x-sim-token', 'sim_token', 'smsCode', 'payPassword'];
const ORDINARY: ReadonlySet<string> = new Set(['code']);

/** @param marked names that the contracts mark, of all operations */
export const secretNamesAnywhere = (marked: Iterable<string>): ReadonlySet<string> =>
  new Set([...OTHER_NAMES, ...marked].filter((name) => !ORDINARY.has(name)));

/** Each parameter as an object of its own: a name may come twice. */
export const parametersOf = (address: string): Record<string, string>[] => {
  const mark = address.indexOf('?');
  const query = mark < 0 ? '' : address.slice(mark + 1);
  return [...new URLSearchParams(query)].map(([name, value]) => ({ [name]: value }));
};

const names = secretNamesAnywhere([]);

/** An address of a file as a log shows it. */
export const shownAddress = (address: string, token: string | undefined): string =>
  masked(address, [...valuesNamed(names, parametersOf(address)), ...(token === undefined ? [] : [token])]);

/** An address without its query, for a line of the process. */
export const withoutQuery = (address = '/'): string => address.split('?', 1)[0] ?? '';
