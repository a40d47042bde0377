import type { Operation } from './types.ts';

const KEEPS =
  /\bsoft[- ]?delet|\barchiv|\bclos(e|es|ed|ing)\b|\bdeactivat|\bdisabl|\bcancel|\brevok|\bwithdraw|\bmark(s|ed)? (it |the \w+ )?as\b|\bretain|\b(remains?|stays?|kept|keeps?) (visible|readable|listed|in|as|on|its|the)\b|\bis kept\b|\bstill (be )?(shown|readable|listed|there|visible)\b|软删除|逻辑删除|停用|禁用|归档|注销|关闭|作废|保留/i;

/** What a DELETE says that it closes, archives or keeps is there afterwards, and a second one may be taken. */
export const keepsRemoved = ({ summary, description = '' }: Operation): boolean =>
  KEEPS.test(`${summary} ${description}`);
