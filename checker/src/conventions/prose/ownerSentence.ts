/** Finds the sentence that keeps a write for the owner of the resource: `Withdraws one's own`, `only its author changes it`. */
import { singular, wordsOf } from '../../core/base/words.ts';
import { lastParameterOf, lastPartOf } from '../../core/contract/lastPart.ts';
import { sentencesIn, sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation, Resource } from '../../core/contract/types.ts';

/** `Only its owner changes it`, `only by the author`, `creator only` */
const OWNER =
  /\bonly (by )?(the|its|their) (author|owner|creator)\b|\b(author|owner|creator) (only|alone)\b|仅(作者|所有者|创建者|本人)/i;
/** Sentences about reading: `Confidential ones are seen by their author only`. */
const READS = /\b(seen|sees?|reads?|readable|visible|shown|listed|viewed)\b|可见|查看/i;

/** Verbs of a change, and of a removal. A general sentence must have one of the operation. */
const CHANGES = /\b(chang|edit|updat|modif|replac|amend|alter|writ|manag)\w*|修改|编辑|更新|变更|管理/i;
const REMOVES = /\b(delet|remov|withdraw|cancel|writ|manag)\w*|删除|移除|撤销|取消|管理/i;

/** @param resource what the operation names by its id @param all every kind of resource of the contract */
export function ownerSentence(
  operation: Operation,
  resource: Resource,
  all: readonly Resource[],
): string | undefined {
  const { summary, errors, method, about = '' } = operation;
  const conditions = errors.map(({ condition = '' }) => condition);
  // The description counts only where a change or a removal is certain: elsewhere it may speak of another action.
  const isSure = /^(DELETE|PUT|PATCH)$/.test(method);
  const own = isSure ? sentencesOf(operation) : [];
  const general = isSure && isOnItself(operation, resource) ? sentencesIn(about) : [];
  const isOf = (text: string): boolean => OWNER.test(text) && !READS.test(text);
  return (
    [summary].find((text) => isOwn(text, operation, resource) || OWNER.test(text)) ??
    conditions.find((text) => REFUSES_OTHERS.test(text) || OWNER.test(text)) ??
    own.find(isOf) ??
    general.find((text) => isOf(text) && isAbout(text, operation, resource, all))
  );
}

/** The path ends with the id of the resource. `PUT /recipes/{id}/likes` does not change the recipe. */
const isOnItself = ({ path, url }: Operation, { as }: Resource): boolean =>
  lastParameterOf(path ?? url) === as;

/** `Withdraws one's own`, `deletes my own comment`; not `likes one, also one's own` */
const OWN =
  /(?<!\b(?:even|also|not|except|never|nor|but|into|to|for|with) (?:\w+(?:'s)? )?)\bown\b(.*)|本人|自己/i;
/** `Edits an own or a shared list` */
const OR_OTHERS =
  /\b(or|and) (an? )?(others?|another|shared|public|those of)\b|\b(can|may|must) ?not\b|can't|不(能|可|得)/i;
/** Refusals of a resource that is not the caller's. `Your own answer` refuses the owner instead. */
const REFUSES_OTHERS =
  /\bonly [^.;]*\bown\b|\bown\b[^.;]*\bonly\b|\b(not|isn't|aren't|other than|anything but) ((one|the caller|the user)'s |your |their |my |an )?own\b|(非|不是|仅|只)[^。；]*(本人|自己)/i;

/**
 * Returns whether a summary acts on the caller's own resource. At `/recipes/{id}`, any own thing is the recipe. At
 * `/recipes/{id}/likes`, `own` needs the recipe's noun or none. `Adds it to one's own favourites` owns something else.
 */
function isOwn(text: string, operation: Operation, resource: Resource): boolean {
  const [found, after = ''] = OWN.exec(text) ?? [];
  if (found === undefined || OR_OTHERS.test(text)) return false;
  const owned = wordsOf(after).filter((word) => !/^(ones?|only|again)$/.test(word));
  return isOnItself(operation, resource) || owned.length === 0 || namesKind(after, resource);
}

/** The last word of a kind of resource, in the singular: `order` of `/purchase-orders`. */
const nounOf = ({ name }: Resource): string => singular(wordsOf(lastPartOf(name)).at(-1) ?? '');

const namesKind = (text: string, resource: Resource): boolean =>
  wordsOf(text).some((word) => singular(word) === nounOf(resource));

/**
 * Returns whether a sentence on all operations is about this one: by its verb, and by the only kind of resource that it names. It may
 * name none if the contract has only one kind.
 */
function isAbout(text: string, { method }: Operation, resource: Resource, all: readonly Resource[]): boolean {
  if (!(method === 'DELETE' ? REMOVES : CHANGES).test(text)) return false;
  const kinds = new Map([resource, ...all].map((each) => [nounOf(each), each]));
  const named = [...kinds.values()].filter((each) => namesKind(text, each));
  return named.length === 0 ? kinds.size === 1 : named.length === 1 && namesKind(text, resource);
}
