import type { ErrorRow } from './types.ts';

/** Returns whether an error row is about a missing resource, by the words of its condition. */
export const isMissingResource = ({ when, condition = '' }: ErrorRow): boolean =>
  when === 'state' && /not (found|there|exist)|no such|unknown|missing|不存在|未找到/i.test(condition);
