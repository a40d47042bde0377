import { safeParse } from 'zod/mini';
import { sendSignLinkCode } from '#generated/provisional/fields/sendSignLinkCode.ts';

/** Reads the link's number from the URL. @returns undefined if it is missing or truncated */
export function linkNoIn(query: URLSearchParams): string | undefined {
  const { data } = safeParse(sendSignLinkCode.linkNo, query.get('linkNo'));
  return data;
}
