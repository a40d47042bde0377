import { queryOptions, skipToken } from '@tanstack/react-query';
import { querySignLink } from '#generated/provisional/operations/querySignLink.ts';

/** Whose link it is, and whether it may still be used: looked at anew whenever the page is. */
export const signLinkQuery = (linkNo: string | undefined) =>
  queryOptions({
    queryKey: ['provisional', 'querySignLink', { linkNo }],
    staleTime: 0,
    retry: false,
    queryFn:
      linkNo === undefined ? skipToken : ({ signal }) => querySignLink({ linkNo }, { silent: true, signal }),
  });
