/** Compares access: each old way to authenticate must still be enough. */
import type { Change } from '../changes/change.ts';
import type { RuleId } from '../changes/rules.ts';
import type { Requirement, Security } from '../model/api.ts';
import { placeOn, type OperationPair } from './operationPair.ts';

/** One way to authenticate: all credentials that it needs. */
type Way = readonly Requirement[];

export function securityChanges({ old, fresh, subject, prefix, schemes }: OperationPair): Change[] {
  const found = (rule: RuleId, detail: string): Change => ({
    rule,
    subject,
    where: prefix,
    detail,
    place: placeOn('new', fresh.securityPart),
  });
  // Another kind of a scheme is reported once, at its definition. Here both sides get the new kind, so that nothing differs.
  const withNewKind = (each: Requirement): Requirement => ({
    ...each,
    scheme: schemes.get(each.name) ?? each.scheme,
  });
  const [before, after] = [waysOf(old.security).map((way) => way.map(withNewKind)), waysOf(fresh.security)];
  const [wasOpen, isOpen] = [before.some(isEmpty), after.some(isEmpty)];
  if (wasOpen && !isOpen) return [found('login-required', after.map(named).join(' or '))];
  if (!wasOpen && isOpen) return [found('login-dropped', before.map(named).join(' or '))];
  return [
    ...before
      .filter((way) => !after.some((each) => isEnough(way, each)))
      .flatMap((way) => refusal(way, after).map(([rule, detail]) => found(rule, detail))),
    ...after
      .filter((way) => !before.some((each) => sameSchemes(way, each)))
      .map((way) => found('security-added', named(way))),
    ...after.flatMap((way) => {
      const wider = before.find(
        (each) =>
          sameSchemes(way, each) && isEnough(each, way) && scopesOf(each).length > scopesOf(way).length,
      );
      return wider ? [found('scope-removed', missing(wider, way).join(', '))] : [];
    }),
  ];
}

/** Returns the ways to authenticate; without security there is one way that needs no credentials. */
const waysOf = (security: Security): Security => (security.length === 0 ? [[]] : security);
const isEmpty = (way: Way): boolean => way.length === 0;

/** Returns whether the credentials that a caller has include all that are needed. */
const isEnough = (had: Way, needed: Way): boolean =>
  needed.every(({ scheme, scopes }) => {
    const own = had.find((each) => each.scheme === scheme);
    return own !== undefined && scopes.every((scope) => own.scopes.includes(scope));
  });

const schemesOf = (way: Way): string =>
  way
    .map(({ scheme }) => scheme)
    .sort()
    .join(' and ');
const sameSchemes = (one: Way, other: Way): boolean => schemesOf(one) === schemesOf(other);
const scopesOf = (way: Way): string[] =>
  way.flatMap(({ scheme, scopes }) => scopes.map((scope) => `${scheme}: ${scope}`));
/** Returns the scopes of one way that the other lacks. */
const missing = (from: Way, to: Way): string[] =>
  scopesOf(from).filter((scope) => !scopesOf(to).includes(scope));
const named = (way: Way): string => schemesOf(way) || 'nothing';

/** Tells why an old way is not enough any more: the same credentials need more scopes, or no new way takes them. */
function refusal(way: Way, after: readonly Way[]): [RuleId, string][] {
  const stricter = after.find((each) => sameSchemes(way, each));
  return stricter ? [['scope-added', missing(stricter, way).join(', ')]] : [['security-removed', named(way)]];
}
