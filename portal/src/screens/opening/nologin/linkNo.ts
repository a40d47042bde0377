import { safeParse } from 'zod/mini';
import { sendSignLinkCode } from '#generated/provisional/fields/sendSignLinkCode.ts';

/** The number of the link in an address; undefined where somebody cut it off, and there is nothing to ask for. */
export function linkNoIn(query: URLSearchParams): string | undefined {
  const { data } = safeParse(sendSignLinkCode.linkNo, query.get('linkNo'));
  return data;
}
