/** The id of a resource: in a request, in a response, and across all collections. */
import { isObject } from '../../core/base/object.ts';
import { singular, squeezed } from '../../core/base/words.ts';
import { bodyOf } from '../../core/contract/body.ts';
import { collectionWord } from '../../core/contract/collectionWord.ts';
import { isForbidden } from '../../core/contract/isForbidden.ts';
import type { Operation, Payload, Resource, Role } from '../../core/contract/types.ts';
import { resourceOf } from '../../core/judging/resource.ts';
import type { Sent } from '../../core/judging/sent.ts';

/** Returns the path of a collection with its ids: issue 1 of `/projects/apollo/issues` is not issue 1 of another project. */
export const collectionPath = ({ name }: Resource, { case: { ask } }: Sent): string =>
  name.replaceAll(/\{([^}]+)\}/g, (_, parameter: string) => String(ask.payload[parameter]));

/** The word for one resource of a collection: `label` of `/projects/{id}/labels`. */
export const resourceWord = (resource: Resource): string => singular(collectionWord(resource));

/** The role of an operation on one resource, if its request names the resource by an id. */
export const namedRole = ({ roles = [] }: Operation): Role | undefined =>
  roles.find(({ does, resource }) => does === 'one' && !resource.single);

/** A single resource per account, such as `/me/settings`. */
export const isOwn = ({ single, name }: Resource): boolean => single === true && !name.includes('{');

/** Key of a resource among all tracked ones. The account is part of it only if each account has its own resource. */
export const keyOf = (resource: Resource, value: unknown, sent: Sent, account: string): string =>
  `${collectionPath(resource, sent)} ${String(value)}${isOwn(resource) || resource.perAccount ? ` ${account}` : ''}`;

/** A 404 or 410; where HTTP statuses are not the codes, a documented state error. No other code shows that a resource is missing. */
export const isMissing = ({ exchange: { verdict, operation } }: Sent): boolean =>
  operation.envelope.byStatus
    ? verdict.code === '404' || verdict.code === '410'
    : operation.errors.some(({ code, when }) => code === verdict.code && when === 'state');

/** A refusal that hides a resource from an account: it is missing for it, or forbidden. */
export const isHidden = ({ exchange: { verdict, operation } }: Sent): boolean =>
  /^404(?:\d{1,3})?$/.test(verdict.code ?? '') || isForbidden(verdict.code, operation);

/** The id of the requested resource, or the path of a single resource. */
export const requestedIdOf = ({ as, single }: Resource, { case: { ask }, wire }: Sent): unknown =>
  single ? wire.path.split('?', 1)[0] : ask.payload[as];

/** The id in the response; else the id in the request, if the caller chooses it. */
export function returnedIdOf({ member, as, chosen }: Resource, sent: Sent): unknown {
  const shown = returnedResource(sent);
  const { operation, ask } = sent.case;
  return (isObject(shown) ? shown[member] : undefined) ?? (chosen && bodyOf(operation, ask.payload)[as]);
}

/** The resource in messages: `ticketId 7`. */
export const idText = ({ as, single }: Resource, id: unknown): string =>
  single ? String(id) : `${as} ${String(id)}`;

/** Returns the resource that a response shows if the request has succeeded. */
export function shownIn(sent: Sent | undefined): Payload | undefined {
  const shown = sent?.exchange.verdict.success ? returnedResource(sent) : undefined;
  return isObject(shown) ? shown : undefined;
}

/** Returns the id of a resource that the request has created. */
export const createdIdOf = (resource: Resource, sent: Sent | undefined): unknown =>
  sent?.exchange.verdict.success ? returnedIdOf(resource, sent) : undefined;

/** Returns the resource in a response, without its wrapper. */
export const returnedResource = ({ exchange: { operation, verdict } }: Sent): unknown =>
  resourceOf(operation, verdict.data);

/** Names of ids that any resource may have. */
const GENERAL = /^_?(id|uuid|guid|key|code|name|slug|no|number)$/i;

/** Returns whether a member refers to a resource: `houseId`, `house_id` and `house` refer to a house. */
export function refersTo(name: string, resource: Resource): boolean {
  const word = squeezed(resourceWord(resource));
  const plain = squeezed(name);
  // `id` in a path is the id of this resource, and in an object the object's own. `labelIds` in a request is `labelId` in an object.
  const as = GENERAL.test(resource.as) ? undefined : resource.as.replace(/s$/, '');
  return word !== '' && (plain === word || plain === `${word}id` || name === as);
}

/**
 * Returns the members that show the parents in the path of a creation, if the collection has a path of its own: `restaurant` of a
 * review that `POST /restaurants/{id}/reviews` makes and `DELETE /reviews/{id}` removes.
 *
 * @returns undefined if a parent is not shown
 */
export function parentMembers(
  { named = {} }: Operation,
  resource: Resource,
  shown: Payload,
): string[] | undefined {
  const parents = Object.entries(named).filter(
    ([as, parent]) => parent.name !== resource.name && !resource.name.includes(`{${as}}`),
  );
  const members = parents.map(([, parent]) => Object.keys(shown).find((name) => refersTo(name, parent)));
  return members.some((each) => each === undefined) ? undefined : members.flatMap((each) => each ?? []);
}
