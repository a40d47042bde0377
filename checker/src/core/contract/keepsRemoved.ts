import type { Operation } from './types.ts';

const KEEPS =
  /\bsoft[- ]?delet|\barchiv|\bclos(e|es|ed|ing)\b|\bdeactivat|\bdisabl|\bcancel|\brevok|\bwithdraw|\bmark(s|ed)? (it |the \w+ )?as\b|\bretain|\b(remains?|stays?|kept|keeps?) (visible|readable|listed|in|as|on|its|the)\b|\bis kept\b|\bstill (be )?(shown|read|readable|listed|there|visible)\b|软删除|逻辑删除|停用|禁用|归档|注销|关闭|作废|保留/i;

/** What a DELETE says that it closes, archives or keeps is there afterwards, and a second one may be taken. */
export const keepsRemoved = ({ id, summary, description = '' }: Operation): boolean => {
  const said = `${summary} ${description}`;
  return KEEPS.test(said) || (said.trim() !== '' && !TAKES_AWAY.test(`${inWords(id)} ${said}`));
};

/** `retireDevice`, `studentLeaves`: of what says something else, it is unknown whether anything goes. */
const TAKES_AWAY =
  /\b(delet\w*|remov\w*|destroy\w*|drop\w*|eras\w*|purg\w*|discard\w*|gone|away|clear\w*|unregister\w*|del|rm)\b|删|移除|清除/i;

const inWords = (id: string): string => id.replaceAll(/(?<=[a-z\d])(?=[A-Z])|[^A-Za-z\d]+/g, ' ');
