/** Searches for a word of each member that the contract searches: `part of the title or the description`. */
import { membersOf } from '../../core/contract/body.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { isFreeText } from '../../core/contract/freeText.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { itemsOf } from '../../core/judging/items.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { isReadParameter } from '../../core/requests/asked.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { createdIdOf } from '../consistency/names.ts';
import { isWhole } from '../consistency/parts.ts';
import { searchedMembers } from '../consistency/watchers/searches.ts';
import { ask, report, TRIED } from './ask.ts';
import { createOperationOf } from './make.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';

/** Words that no other resource has, one for each searched member. */
const WORDS = ['quiverfen', 'osmotrell', 'brindlewax'];

/** @param list a read of a list */
export async function searchEachMember(probe: Probe, list: Operation): Promise<void> {
  const role = list.roles?.find(({ does }) => does === 'list');
  const maker = role && createOperationOf(probe, role.resource);
  if (!role || !maker) return;
  for (const [name, part] of Object.entries(flattened(list.request, list.schemas).properties ?? {})) {
    const says = `${part.description ?? ''}\n${valueOf(part, list.schemas).description ?? ''}`;
    const members = searchedMembers(list, says)
      .filter((each) => isText(maker, each))
      .slice(0, WORDS.length);
    if (members.length < 2 || !isReadParameter(list, name)) continue;
    const { requests } = probe;
    const texts = Object.fromEntries(members.map((each, at) => [each, `A ${WORDS[at]} text`]));
    const payload = withMembers(maker, requests.unlike(maker, requests.filled(maker)), texts);
    const made = requests.isSound(maker, payload)
      ? await ask(probe, maker, payload, 'parent', TRIED)
      : undefined;
    const id = createdIdOf(role.resource, made);
    if (!made || id === undefined) continue;
    const missed: { readonly member: string; readonly sent: Sent }[] = [];
    let isFound = false;
    for (const [at, member] of members.entries()) {
      const asked: Payload = { ...requests.widest(list), ...namesInPath(maker, payload), [name]: WORDS[at] };
      const sent = requests.isSound(list, asked) ? await ask(probe, list, asked, 'parent', TRIED) : undefined;
      const items = sent && itemsOf(list, sent.exchange.verdict);
      if (!sent || !items || !isWhole(sent, items)) return;
      const has = items.some((item) => String(item[role.resource.member]) === String(id));
      isFound ||= has;
      if (!has) missed.push({ member, sent });
    }
    const [first] = missed;
    // If no word is found, the search may need time. If one is found and another is not, a member is not searched.
    if (!first || !isFound) continue;
    const message = `${role.resource.as} ${String(id)} has a word in ${first.member} and is not found by ${name}; the contract says '${says.trim()}'`;
    report(probe, first.sent, [made, first.sent], `filter/${name}`, message);
  }
}

/** Returns whether a creation takes the member as a free text. */
function isText(maker: Operation, member: string): boolean {
  const schema = valueOf(membersOf(maker)[member] ?? {}, maker.schemas);
  return membersOf(maker)[member] !== undefined && isFreeText(schema) && !schema.format;
}
