/** Deletes a resource that others have in a list of names: `the label disappears from all issues`. */
import { membersOf } from '../../core/contract/body.ts';
import { collectionWord } from '../../core/contract/collectionWord.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { removes } from '../../core/contract/removes.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation, Resource } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { createdIdOf, namedRole, shownIn } from '../consistency/names.ts';
import { ask, askEither, report, TRIED } from './ask.ts';
import { createOperationOf } from './make.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';

/** `The label disappears from all issues`: the group is the word for the resources that have it, `issues`. */
const FROM =
  /\b(?:disappears?|vanish\w*|(?:is|are) (?:also )?(?:removed|deleted|taken|cleared)) (?:from|off|on|of) (?:all |every |any |its |the |their )*(\w+)/i;

/** Resources that have the removed one in a list of names: issues with `labels: ['bug']`. */
interface Holders {
  /** Creates one. */
  readonly maker: Operation;
  readonly resource: Resource;
  /** Reads one by its id. */
  readonly read: Operation;
  /** The member with the names. */
  readonly member: string;
}

function holdersOf(probe: Probe, removed: Resource, noun: string): Holders | undefined {
  const maker = probe.context.operations.find((each) =>
    each.roles?.some(
      ({ does, resource }) => does === 'made' && collectionWord(resource) === noun.toLowerCase(),
    ),
  );
  const resource = maker?.roles?.find(({ does }) => does === 'made')?.resource;
  const [read] = resource ? readsOf(probe, resource, 'one') : [];
  if (!maker || !resource || !read) return undefined;
  const members = membersOf(maker);
  const member = Object.keys(members).find((name) => name.toLowerCase() === collectionWord(removed));
  const { items } = member === undefined ? {} : valueOf(members[member] ?? {}, maker.schemas);
  const isListOfNames = items !== undefined && !flattened(items, maker.schemas).properties;
  return member !== undefined && isListOfNames ? { maker, resource, read, member } : undefined;
}

export async function disappearsEverywhere(probe: Probe, removal: Operation): Promise<void> {
  const role = namedRole(removal);
  const says = removes(removal) ? sentencesOf(removal).find((text) => FROM.test(text)) : undefined;
  const [, noun = ''] = FROM.exec(says ?? '') ?? [];
  const maker = role && createOperationOf(probe, role.resource);
  if (!role || says === undefined || !maker) return;
  const holders = holdersOf(probe, role.resource, noun);
  if (!holders) return;
  const { maker: makeHolder, resource: holder, read, member } = holders;
  const { requests } = probe;
  const made = await ask(probe, maker, requests.unlike(maker, requests.filled(maker)), 'parent', TRIED);
  const name = createdIdOf(role.resource, made);
  if (!made || name === undefined) return;
  // Both lie under the same parent: the labels and the issues of one project.
  const place = namesInPath(maker, made.case.ask.payload);
  const wanted = withMembers(
    makeHolder,
    { ...requests.unlike(makeHolder, requests.filled(makeHolder)), ...place },
    { [member]: [name] },
  );
  const held = requests.isSound(makeHolder, wanted)
    ? await ask(probe, makeHolder, wanted, 'parent', TRIED)
    : undefined;
  const id = createdIdOf(holder, held);
  if (!held || id === undefined) return;
  const look = { ...requests.filled(read), ...place, [holder.as]: id };
  const readIfListed = async () => {
    const sent = await ask(probe, read, look);
    const names = shownIn(sent)?.[member];
    return Array.isArray(names) && names.includes(name) ? sent : undefined;
  };
  if (!(await readIfListed())) return;
  const removed = await askEither(probe, removal, {
    ...requests.filled(removal),
    ...place,
    [role.resource.as]: name,
  });
  const after = removed?.exchange.verdict.success ? await readIfListed() : undefined;
  if (!removed || !after) return;
  const message = `${holder.as} ${String(id)} still has ${String(name)} in ${member}, which was deleted; the contract says '${says}'`;
  report(probe, after, [held, removed, after], `left/${member}`, message);
}
