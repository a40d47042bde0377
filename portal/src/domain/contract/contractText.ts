import { queryOptions } from '@tanstack/react-query';
import { safeUrl } from '../../api/redirect.ts';

/** The provider serves a whole page; its body is the contract. @throws where the address may not be followed */
export async function fetchText(previewUrl: string, signal: AbortSignal): Promise<string> {
  const address = safeUrl(previewUrl);
  if (address === undefined) throw new Error('contract preview: an address that may not be followed');
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`contract preview ${address}: HTTP ${String(response.status)}`);
  const parsed = new DOMParser().parseFromString(await response.text(), 'text/html');
  return (parsed.querySelector('main') ?? parsed.body).innerHTML;
}

/** The text behind an address that the provider gave. */
export const textQuery = (previewUrl: string) =>
  queryOptions({
    queryKey: ['document', previewUrl],
    queryFn: ({ signal }) => fetchText(previewUrl, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
