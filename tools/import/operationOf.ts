/** Finds the operation of a foreign address. Pure. */
import { catalogue, operationAt, type Operation } from '#simulator/services/catalogue.ts';
import { misspelt } from '#tools/nearest.ts';

interface Located {
  readonly operation: Operation;
  /** Address with the query, as a request to the simulator. */
  readonly url: string;
}

const known = catalogue.map(({ url }) => url);

/**
 * Finds the operation of a path. A deployment may use a base folder (`/team/jcstd-api/…`), so the longest end of the path that is
 * the path of an operation counts.
 * @param method `ANY` if the recording names none
 */
export function operationOf(method: string, address: string): Located | { readonly reason: string } {
  const url = URL.canParse(address, 'http://x') ? new URL(address, 'http://x') : undefined;
  if (!url) return { reason: `has an invalid address: ${address}` };
  const steps = url.pathname.split('/').slice(1);
  const ends = steps.map((_, index) => `/${steps.slice(index).join('/')}`);
  for (const path of ends) {
    const methods = method === 'ANY' ? ['POST', 'GET'] : [method];
    const operation = methods.map((each) => operationAt(each, path)).find((each) => each !== undefined);
    if (operation) return { operation, url: path + url.search };
  }
  const other = catalogue.find((operation) => ends.includes(operation.url));
  if (other)
    return { reason: `has the method ${method}; ${other.address} has ${other.method.toUpperCase()}` };
  const near = misspelt(ends, known);
  return {
    reason: `is no operation of the contracts${near === undefined ? '' : `; the nearest is ${near}`}`,
  };
}
