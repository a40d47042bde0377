/** Parts of a request's address for logs and process output. Pure. */
import { anySecretName } from '../../services/secretNames.ts';
import { masked } from './masked.ts';
import { secretsInText } from './secretsInText.ts';

/** Returns one object per query parameter, since names may repeat. Values keep their secrets: the caller masks them. */
export const parametersOf = (address: string): Record<string, string>[] => {
  const mark = address.indexOf('?');
  const query = mark < 0 ? '' : address.slice(mark + 1);
  return [...new URLSearchParams(query)].map(([name, value]) => ({ [name]: value }));
};

/**
 * Returns the address of a requested file for the log, with its secrets masked.
 * @param token the control token, masked wherever it stands
 */
export const shownAddress = (address: string, token: string | undefined): string =>
  masked(address, [...secretsInText(address, anySecretName), ...(token === undefined ? [] : [token])]);

/** Returns an address without its query, for process output. */
export const withoutQuery = (address = '/'): string => address.split('?', 1)[0] ?? '';
