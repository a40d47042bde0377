import { useMatches } from 'react-router-dom';
import type { PageRoute } from './routeRecord.ts';

export const isPage = (handle: unknown): handle is PageRoute =>
  typeof handle === 'object' && handle !== null && 'title' in handle && 'role' in handle;

/** The route table's record of the current page. */
export function usePage(): PageRoute | undefined {
  return useMatches()
    .map((match) => match.handle)
    .findLast(isPage);
}
