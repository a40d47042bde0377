import type { Operation } from './types.ts';

/** Words for a final state other than `deleted`. */
const BECOMES =
  /\bsoft[- ]?delet|\blogical(ly)? delet|\barchiv|\bclos(e|es|ed|ing)\b|\bdeactivat|\binactive\b|\bdisabl|\bcancel|\brevok|\bwithdraw|\bsuspend|\bretir|\bhid(e|es|den|ing)\b|\btombstone|\b(recycle|trash)\b|\bundelet|\brestor(e|ed|able)\b|\bmark(s|ed)? (it |the \w+ )?as\b|\bflag(s|ged)?\b|\b(sets?|changes?|turns?|switch(es)?) (its |the )?(status|state)\b|软删除|逻辑删除|停用|禁用|归档|注销|关闭|作废|回收站|状态(置|变|改)?为/i;

/** The text states that the resource is there afterwards. */
const STAYS =
  /\bretain|\b(remains?|stays?|kept|keeps?|continues? to be) (visible|readable|listed|available|accessible|retrievable|there|stored|in|as|on|its|the)\b|\bcontinues? to exist\b|\bis kept\b|\bstill (be )?(shown|read|readable|listed|there|visible|available|accessible|seen|found|fetched|retrieved|looked up|exists?)\b|\b(read|seen|shown|found|fetched|retrieved) (afterwards|later)\b|保留|仍(可|能|然)/i;

/** The text states that a later request finds nothing, even if the data is kept. */
const NOT_FOUND =
  /\b(not|never|no longer|can ?not|can't|isn't) (be )?(found|readable|read|accessible|retrievable|retrieved|fetched|reachable|exists?)\b|\b404\b|不存在|查不到|无法(查询|访问|读取)|不可(查询|访问|读取)/i;

/** `Not for bookings which are cancelled` names a state before the removal. */
const CONDITION = /(?:^|(?<=[.;]\s))\s*(?:not|only|never) (?:for|while|when|if)\b[^.;]*/gi;

/** Returns whether a DELETE closes, archives or keeps its resource: the resource stays readable, and a second DELETE may succeed. */
export const keepsRemoved = ({ id, summary, description = '' }: Operation): boolean => {
  const said = `${summary} ${description}`.replaceAll(CONDITION, ' ');
  if (STAYS.test(said)) return true;
  if (NOT_FOUND.test(said)) return false;
  // A text whose words take nothing away, such as `Takes the rights of the user`, may keep it.
  const takesNothingAway = said.trim() !== '' && !TAKES_AWAY.test(`${inWords(id)} ${said}`);
  return BECOMES.test(said) || takesNothingAway;
};

/** Words that remove a resource. Others, such as `retireDevice` and `studentLeaves`, may keep it. */
const TAKES_AWAY =
  /\b(delet\w*|remov\w*|destroy\w*|drop\w*|eras\w*|purg\w*|discard\w*|gone|away|clear\w*|unregister\w*|del|rm)\b|删|移除|清除/i;

const inWords = (id: string): string => id.replaceAll(/(?<=[a-z\d])(?=[A-Z])|[^A-Za-z\d]+/g, ' ');
