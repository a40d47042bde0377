/** Removes a resource that has parts, where the contract removes the parts too: `Also deletes its positions and trips`. */
import { wordPattern } from '../../core/base/words.ts';
import { keepsRemoved } from '../../core/contract/keepsRemoved.ts';
import { removes } from '../../core/contract/removes.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload, Resource } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { createdIdOf, namedRole } from '../consistency/names.ts';
import { askEither, report } from './ask.ts';
import { createOnSomeDay, makeNew } from './make.ts';
import { ofWhole, wholeIn } from './partOf.ts';
import type { Probe } from './probe.ts';

/** `Also deletes its trips`, `Its reviews are removed too`, `The ticket and its comments are gone` */
const TOGETHER = /\b(?:also|too|together|as well|along|including|with|and|cascad\w+)\b/i;
const REMOVED = /\b(?:delet\w*|remov\w*|gone|eras\w*|purg\w*|destroy\w*|drop\w*|disappear\w*|vanish\w*)\b/i;
/** Words with which the parts may stay, or the removal may be refused. */
const UNLESS =
  /\b(?:not|never|no longer|cannot|can't|unless|if|when|while|until|only|refus\w*|must|may|keeps?|kept|stays?|remains?|without|except|but|later|eventual\w*|asynchron\w*|within|after|moves?|detach\w*|orphan\w*)\b|409/i;

/** The parts of a resource: a list of one resource's parts, and the operation that adds one. */
interface Parts {
  readonly list: Operation;
  readonly maker: Operation;
  /** The parameter of the list, and the parameter or the member of the maker, that name the resource. */
  readonly inList: string;
  readonly inMaker: string;
  readonly says: string;
}

export async function goneTogether(probe: Probe, removal: Operation): Promise<void> {
  const role = namedRole(removal);
  if (!role || !removes(removal) || keepsRemoved(removal)) return;
  for (const parts of partsOf(probe, removal, role.resource))
    await removeWithPart(probe, removal, role.resource, parts);
}

/** The sentence that removes parts of this name. */
export const saysGone = (removal: Operation, word: string): string | undefined =>
  sentencesOf(removal).find(
    (text) =>
      TOGETHER.test(text) &&
      REMOVED.test(text) &&
      !UNLESS.test(text) &&
      // `its`, `all` or a possessive before the name: the parts of this resource.
      new RegExp(String.raw`\b(?:its|all|their|every|whose)\b.*${wordPattern(word)}`, 'iu').test(text),
  );

function partsOf(probe: Probe, removal: Operation, own: Resource): Parts[] {
  const { operations, neighbours } = probe.context;
  return neighbours.flatMap((list): Parts[] => {
    if (list.effect !== 'read' || !/\/[^{}/]+$/.test(list.url)) return [];
    const word = list.url.slice(list.url.lastIndexOf('/') + 1);
    const says = saysGone(removal, word);
    const inList = wholeIn(list, own);
    const maker = operations.find(({ method, url }) => method === 'POST' && url === list.url);
    const inMaker = maker && wholeIn(maker, own);
    return says !== undefined && inList !== undefined && maker && inMaker !== undefined
      ? [{ list, maker, inList, inMaker, says }]
      : [];
  });
}

async function removeWithPart(
  probe: Probe,
  removal: Operation,
  own: Resource,
  { list, maker, inList, inMaker, says }: Parts,
): Promise<void> {
  const { requests } = probe;
  const id = await makeNew(probe, own);
  if (id === undefined) return;
  const wanted = requests.unlike(maker, requests.filled(maker));
  const payload = ofWhole(maker, wanted, inMaker, id);
  const made = await createOnSomeDay(probe, maker, payload);
  if (!made?.exchange.verdict.success) return;
  const asked: Payload = { ...requests.widest(list), [inList]: id };
  const before = await askEither(probe, list, asked);
  const listed = itemsIn(before);
  if (!before || listed.length === 0) return;
  const removed = await askEither(probe, removal, { ...requests.filled(removal), [own.as]: id });
  // After a 202, the removal may still go on.
  if (!removed?.exchange.verdict.success || removed.exchange.got.status === 202) return;
  const after = await askEither(probe, list, asked);
  const left = itemsIn(after);
  const reportLeft = (message: string, sent: Sent): void =>
    report(
      probe,
      sent,
      [made, before, removed, sent],
      `parts/${list.id}`,
      `${own.as} ${String(id)} is deleted, and ${message}; the contract says '${says}'`,
    );
  if (after && left.length > 0) return reportLeft(`${left.length} of its parts are still listed`, after);
  const part = maker.roles?.find(({ does }) => does === 'made')?.resource;
  const name = part && createdIdOf(part, made);
  const read = probe.context.neighbours.find(
    (each) => each.effect === 'read' && part && namedRole(each)?.resource.name === part.name,
  );
  if (!part || name === undefined || !read) return;
  const shown = await askEither(probe, read, {
    ...requests.filled(read),
    ...(read.places?.[inMaker] && { [inMaker]: id }),
    [part.as]: name,
  });
  if (shown?.exchange.verdict.success) reportLeft(`its part ${String(name)} can still be read`, shown);
}

const itemsIn = (sent: Sent | undefined): readonly Payload[] =>
  sent === undefined ? [] : (itemsOf(sent.case.operation, sent.exchange.verdict) ?? []);
