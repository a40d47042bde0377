/** Deletes a resource that others depend on, where the contract refuses that: `a target with observations is not deleted`. */
import { wordPattern } from '../../core/base/words.ts';
import { bodyOf } from '../../core/contract/body.ts';
import { collectionWord } from '../../core/contract/collectionWord.ts';
import { removes } from '../../core/contract/removes.ts';
import { refusalsIn, sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload, Resource } from '../../core/contract/types.ts';
import { itemsOf } from '../../core/judging/items.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { createdIdOf, namedRole, refersTo, resourceWord, shownIn } from '../consistency/names.ts';
import { has, statesOf } from '../consistency/states.ts';
import { hasOthers, type Counting } from '../prose/hasOthers.ts';
import { ask, askEither, report } from './ask.ts';
import { createOnSomeDay, createOperationOf, makeNew } from './make.ts';
import { namesInPath } from './named.ts';
import { ofWhole, wholeIn } from './partOf.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';
import { stateSteps } from './stateSteps.ts';

/** `A target with observations is not deleted`: words of a refusal. */
const REFUSES =
  /\b(not|never|cannot|can't|only with|only if|unless|while|must not|refus\w*|409|in use)\b|不能删除|不可删除|不允许删除/i;
/** `A target with observations is not deleted`, `while it has open invoices`: words of the dependence. */
const HAS =
  /\b(with|has|have|having|still|there (is|are)|while|unless|in use|uses?|used|refer\w*)\b|有|存在/i;
/** Maximum number of resources to delete for each kind of dependents. */
const MOST = 5;

/** A kind of resources that depend on the deleted one. */
interface Dependents {
  readonly list: Operation;
  readonly resource: Resource;
  /** The sentence that forbids the removal. */
  readonly says: string;
  /** Set if the description of the refusal is the sentence. */
  readonly counting?: Counting;
  /** Creates a dependent resource. */
  readonly maker?: Operation;
}

export async function deleteInUse(probe: Probe, removal: Operation): Promise<void> {
  const role = namedRole(removal);
  if (!removes(removal) || !role) return;
  for (const dependents of dependentsOf(probe, removal, role.resource))
    for (const { id, by } of [
      ...(await createdInUse(probe, role.resource, dependents)),
      ...(await movedInUse(probe, role.resource, dependents)),
      ...(await listedInUse(probe, role.resource, dependents)),
    ].slice(0, MOST)) {
      // A dependent may show as a number what the removal takes as a text.
      const base = { ...probe.requests.filled(removal), [role.resource.as]: String(id) };
      const payload = probe.requests.isSound(removal, base) ? base : { ...base, [role.resource.as]: id };
      const sent = await askEither(probe, removal, withoutForce(payload));
      if (!sent?.exchange.verdict.success) continue;
      const message = `${role.resource.as} ${String(id)} is deleted, and others depend on it; the contract says '${dependents.says}'`;
      return report(probe, sent, [by, sent], `in-use/${removal.id}`, message);
    }
}

/** Without the parameters that allow the removal anyway: `force=true`. */
const withoutForce = (payload: Payload): Payload =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => !/force|cascade|recursive/i.test(name)));

/** Kinds of resources that a sentence about the removal names: by the words of their path, or of the tag of their list. */
function dependentsOf(probe: Probe, removal: Operation, own: Resource): Dependents[] {
  const rows = removal.errors.filter(
    ({ implied, when, code }) =>
      !implied && (when === 'state' || when === 'request-invalid') && code !== '404',
  );
  // Without an error code for a state or an invalid request (other than 404), the removal need not be refused.
  if (rows.length === 0) return [];
  const texts = sentencesOf(removal).filter((text) => HAS.test(text) && REFUSES.test(text));
  const refusals = refusalsIn(removal, rows);
  return probe.context.neighbours.flatMap((list): Dependents[] => {
    const resource = list.roles?.find(
      ({ does, resource: each }) => does === 'list' && each.name !== own.name,
    )?.resource;
    if (list.effect !== 'read' || !resource) return [];
    const words = [collectionWord(resource), resourceWord(resource), ...list.tags];
    const sentence = texts.find((text) =>
      words.some((word) => word !== '' && new RegExp(wordPattern(word), 'iu').test(text)),
    );
    const [refusal] = refusals.flatMap((says) => {
      const counting = hasOthers(says, resourceWord(own), words);
      return counting ? [{ says, counting }] : [];
    });
    const found = sentence === undefined ? refusal : { says: sentence };
    const maker = createOperationOf(probe, resource);
    return found ? [{ list, resource, ...found, ...(maker && { maker }) }] : [];
  });
}

/** A resource that another one depends on, and the exchange that shows it. */
interface InUse {
  readonly id: unknown;
  readonly by: Sent;
}

/**
 * Creates a resource, and another one that refers to it by a path parameter or a body member. Skips kinds of resources that no
 * operation reads by id.
 */
async function createdInUse(probe: Probe, own: Resource, { maker }: Dependents): Promise<InUse[]> {
  const as = maker && wholeIn(maker, own);
  if (!maker || as === undefined || readsOf(probe, own, 'one').length === 0) return [];
  const id = await makeNew(probe, own);
  if (id === undefined) return [];
  const filled = probe.requests.filled(maker);
  const shown = maker.places?.[as] ? undefined : bodyOf(maker, filled)[as];
  // A resource name such as `targets/m31` ends with the id.
  const value = typeof shown === 'string' ? shown.replace(/[^/]*$/, String(id)) : id;
  const wanted = ofWhole(maker, filled, as, value);
  // Unique values must differ from those of existing dependents, and the day of the example may be booked.
  const by = await createOnSomeDay(probe, maker, probe.requests.unlike(maker, wanted));
  return by?.exchange.verdict.success ? [{ id, by }] : [];
}

/**
 * The sentence names the state, and no word close to it (within 24 letters) leaves it out: `except cancelled ones`, `cancelled ones
 * do not count`.
 */
const isMeant = (says: string, state: string): boolean =>
  has(says, state) &&
  !has(
    says,
    state,
    String.raw`\b(?:not|never|except|unless|other than|no longer|but|without|only)\b[^,;.]{0,24}`,
  ) &&
  !has(
    says,
    state,
    '',
    String.raw`[^,;.]{0,24}\b(?:aside|do(?:es)? not|don't|never|ignored|excluded|excepted)\b`,
  );

/**
 * `As long as it has a booking that is booked or checked in`: leads new dependents to the other states that the sentence names, or to
 * each one with `whatever their status`.
 */
async function movedInUse(probe: Probe, own: Resource, dependents: Dependents): Promise<InUse[]> {
  const { resource, says, counting } = dependents;
  const [one] = readsOf(probe, resource, 'one');
  const found: InUse[] = [];
  for (const step of one ? stateSteps(probe, resource) : []) {
    const [made] = await createdInUse(probe, own, dependents);
    const name = createdIdOf(resource, made?.by);
    if (!one || !made || name === undefined) return found;
    const moved = await step(name);
    const [was, is] = [made.by, moved].map((sent) => statesOf(one, shownIn(sent) ?? {}));
    const isSaid = is?.some(
      ({ value }) =>
        (counting === 'in every state' || isMeant(says, value)) && !was?.some((each) => each.value === value),
    );
    if (moved?.exchange.verdict.success && isSaid) found.push({ id: made.id, by: moved });
  }
  return found;
}

/**
 * Returns resources to which a listed one refers. If the sentence names states of the listed ones, as in `while it has open
 * invoices`, only those in such a state count.
 */
async function listedInUse(
  probe: Probe,
  own: Resource,
  { list, resource, says, counting }: Dependents,
): Promise<InUse[]> {
  // A listed one may be in a state that the sentence does not mean.
  if (counting === 'at least new') return [];
  const by = await ask(probe, list, {
    ...probe.requests.widest(list),
    ...namesInPath(list, probe.requests.filled(list)),
  });
  const items = (by && itemsOf(list, by.exchange.verdict)) ?? [];
  const [one] = readsOf(probe, resource, 'one');
  const isInSaidState = (item: Payload): boolean => {
    const states = one ? statesOf(one, item) : [];
    const possible = states.flatMap(({ value, others }) => [value, ...others]);
    const said = possible.filter((state) => isMeant(says, state));
    const isNamed = possible.some((state) => has(says, state));
    return !isNamed || states.some(({ value }) => said.includes(value));
  };
  const ids = items.filter(isInSaidState).flatMap((item) => {
    const name = Object.keys(item).find((each) => refersTo(each, own));
    return name === undefined || item[name] === null ? [] : [item[name]];
  });
  return by ? [...new Set(ids)].map((id) => ({ id, by })) : [];
}
