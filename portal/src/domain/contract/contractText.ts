import { queryOptions } from '@tanstack/react-query';

/**
 * Fetches a page of the provider and returns the HTML of the contract in it.
 * @param address result of safeUrl
 * @throws if safeUrl refused the address, or the request fails
 */
export async function fetchText(address: string | undefined, signal: AbortSignal): Promise<string> {
  if (address === undefined)
    throw new Error(
      'contract preview: the address is missing or leads to a host that config.json does not list',
    );
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`contract preview ${address}: HTTP ${String(response.status)}`);
  const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
  return (parsed.querySelector('main') ?? parsed.body).innerHTML;
}

/** @param address result of safeUrl */
export const textQuery = (address: string | undefined) =>
  queryOptions({
    queryKey: ['document', address],
    queryFn: ({ signal }) => fetchText(address, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
