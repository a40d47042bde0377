import { queryOptions } from '@tanstack/react-query';

/**
 * Fetches the provider's whole page; its body is the contract. @param address checked by safeUrl; @throws when
 * safeUrl refused it
 */
export async function fetchText(address: string | undefined, signal: AbortSignal): Promise<string> {
  if (address === undefined) throw new Error('contract preview: an address that may not be followed');
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`contract preview ${address}: HTTP ${String(response.status)}`);
  const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
  return (parsed.querySelector('main') ?? parsed.body).innerHTML;
}

/** The text behind a checked address. */
export const textQuery = (address: string | undefined) =>
  queryOptions({
    queryKey: ['document', address],
    queryFn: ({ signal }) => fetchText(address, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
