/** Deletes a resource that others have in a list of names: `the label disappears from all issues`. */
import { membersOf } from '../../core/contract/body.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { removes } from '../../core/contract/removes.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { collectionWord, createdIdOf, namedRole, shownIn } from '../consistency/names.ts';
import { ask, askEither, report, TRIED } from './ask.ts';
import { createOperationOf } from './make.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';

const FROM =
  /\b(?:disappears?|vanish\w*|(?:is|are) (?:also )?(?:removed|deleted|taken|cleared)) (?:from|off|on|of) (?:all |every |any |its |the |their )*(\w+)/i;

export async function disappearsEverywhere(probe: Probe, removal: Operation): Promise<void> {
  const role = namedRole(removal);
  const says = removes(removal) ? sentencesOf(removal).find((text) => FROM.test(text)) : undefined;
  const [, noun = ''] = FROM.exec(says ?? '') ?? [];
  const maker = role && createOperationOf(probe, role.resource);
  if (!role || says === undefined || !maker) return;
  const holder = probe.context.operations.find((each) =>
    each.roles?.some(
      ({ does, resource }) => does === 'made' && collectionWord(resource) === noun.toLowerCase(),
    ),
  );
  const own = holder?.roles?.find(({ does }) => does === 'made')?.resource;
  const [read] = own ? readsOf(probe, own, 'one') : [];
  const member =
    holder &&
    Object.keys(membersOf(holder)).find((name) => name.toLowerCase() === collectionWord(role.resource));
  const list =
    holder && member !== undefined ? valueOf(membersOf(holder)[member] ?? {}, holder.schemas) : undefined;
  if (
    !holder ||
    !own ||
    !read ||
    member === undefined ||
    !list?.items ||
    flattened(list.items, holder.schemas).properties
  )
    return;
  const { requests } = probe;
  const made = await ask(probe, maker, requests.unlike(maker, requests.filled(maker)), 'parent', TRIED);
  const name = createdIdOf(role.resource, made);
  if (!made || name === undefined) return;
  const place = namesInPath(maker, made.case.ask.payload);
  const wanted = withMembers(
    holder,
    { ...requests.unlike(holder, requests.filled(holder)), ...place },
    { [member]: [name] },
  );
  const held = requests.isSound(holder, wanted)
    ? await ask(probe, holder, wanted, 'parent', TRIED)
    : undefined;
  const id = createdIdOf(own, held);
  if (!held || id === undefined) return;
  const look = { ...requests.filled(read), ...place, [own.as]: id };
  const carries = async () => {
    const sent = await ask(probe, read, look);
    const names = shownIn(sent)?.[member];
    return Array.isArray(names) && names.includes(name) ? sent : undefined;
  };
  if (!(await carries())) return;
  const removed = await askEither(probe, removal, {
    ...requests.filled(removal),
    ...place,
    [role.resource.as]: name,
  });
  const after = removed?.exchange.verdict.success ? await carries() : undefined;
  if (!removed || !after) return;
  const message = `${own.as} ${String(id)} still has ${String(name)} in ${member}, which was deleted; the contract says '${says}'`;
  report(probe, after, [held, removed, after], `left/${member}`, message);
}
