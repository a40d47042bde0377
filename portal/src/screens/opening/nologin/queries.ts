import { queryOptions, skipToken } from '@tanstack/react-query';
import { querySignLink } from '#generated/provisional/operations/querySignLink.ts';

/** The company and phone of a link. It fails once the link has ended, so each view requests it again. */
export const signLinkQuery = (linkNo: string | undefined) =>
  queryOptions({
    queryKey: ['provisional', 'querySignLink', { linkNo }],
    staleTime: 0,
    retry: false,
    queryFn:
      linkNo === undefined ? skipToken : ({ signal }) => querySignLink({ linkNo }, { silent: true, signal }),
  });
