import type { ErrorRow } from './types.ts';

/** Of codes in an envelope the condition says that what was asked for is not there. */
export const isNotThere = ({ when, condition = '' }: ErrorRow): boolean =>
  when === 'state' && /not (found|there|exist)|no such|unknown|missing|不存在|未找到/i.test(condition);
