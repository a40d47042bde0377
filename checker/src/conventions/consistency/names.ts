/** The id of a resource: in a request, in a response, and across all collections. */
import { isObject } from '../../core/base/object.ts';
import type { Resource } from '../../core/contract/types.ts';
import { resourceOf } from '../../core/judging/resource.ts';
import type { Sent } from '../../core/judging/sent.ts';

/** `/projects/apollo/issues`: of each project there is a first issue. */
export const placeOf = ({ name }: Resource, { case: { ask } }: Sent): string =>
  name.replaceAll(/\{([^}]+)\}/g, (_, parameter: string) => String(ask.payload[parameter]));

/** `/me/settings`: each account has its own there. */
export const isOwn = ({ single, name }: Resource): boolean => single === true && !name.includes('{');

export const keyOf = (resource: Resource, value: unknown, sent: Sent, account: string): string =>
  `${placeOf(resource, sent)} ${String(value)}${isOwn(resource) ? ` ${account}` : ''}`;

/** A name that has nothing to do with what is not there says nothing. */
export const isMissing = ({ exchange: { verdict, operation } }: Sent): boolean =>
  operation.envelope.byStatus
    ? verdict.code === '404' || verdict.code === '410'
    : operation.errors.some(({ code, when }) => code === verdict.code && when === 'state');

/** The name of the resource that was asked for; of what there is one at each path, its path. */
export const askedName = ({ as, single }: Resource, { case: { ask }, wire }: Sent): unknown =>
  single ? wire.path.split('?', 1)[0] : ask.payload[as];

/** The name of the resource as the answer shows it. */
export function shownName({ member }: Resource, sent: Sent): unknown {
  const shown = shownIn(sent);
  return isObject(shown) ? shown[member] : undefined;
}

export const calledIn = ({ as, single }: Resource, name: unknown): string =>
  single ? String(name) : `${as} ${String(name)}`;

export const shownIn = ({ exchange: { operation, verdict } }: Sent): unknown =>
  resourceOf(operation, verdict.data);
