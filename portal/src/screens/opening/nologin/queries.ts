import { queryOptions, skipToken } from '@tanstack/react-query';
import { querySignLink } from '#generated/provisional/operations/querySignLink.ts';

/** The owner of a link, and whether it is usable: refetched on each view. */
export const signLinkQuery = (linkNo: string | undefined) =>
  queryOptions({
    queryKey: ['provisional', 'querySignLink', { linkNo }],
    staleTime: 0,
    retry: false,
    queryFn:
      linkNo === undefined ? skipToken : ({ signal }) => querySignLink({ linkNo }, { silent: true, signal }),
  });
