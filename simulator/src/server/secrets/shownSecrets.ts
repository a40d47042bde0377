/** What no log, export or line of the process shows, also at places that no contract declares. Pure. */
import { anySecretName } from '../../services/secretNames.ts';
import { masked } from './masked.ts';
import { secretsInText } from './secretsInText.ts';

/** Each parameter as an object of its own: a name may come twice. */
export const parametersOf = (address: string): Record<string, string>[] => {
  const mark = address.indexOf('?');
  const query = mark < 0 ? '' : address.slice(mark + 1);
  return [...new URLSearchParams(query)].map(([name, value]) => ({ [name]: value }));
};

/** An address of a file as a log shows it. */
export const shownAddress = (address: string, token: string | undefined): string =>
  masked(address, [...secretsInText(address, anySecretName), ...(token === undefined ? [] : [token])]);

/** An address without its query, for a line of the process. */
export const withoutQuery = (address = '/'): string => address.split('?', 1)[0] ?? '';
