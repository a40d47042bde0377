import type { ErrorRow } from './types.ts';

/** With codes in an envelope, the condition of a row says that the resource is missing. */
export const isMissingResource = ({ when, condition = '' }: ErrorRow): boolean =>
  when === 'state' && /not (found|there|exist)|no such|unknown|missing|不存在|未找到/i.test(condition);
