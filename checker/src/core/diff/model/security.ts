/** Reads security schemes by the required credential, so that a renamed scheme is no change. */
import { asRaw, isObject } from '../../base/object.ts';
import type { Requirement, Scheme } from './api.ts';
import { within, type Follow, type Part } from './node.ts';

/** Returns the security schemes of a document. */
export function schemesOf(root: Part, follow: Follow): Scheme[] {
  const all = within(root, 'components', 'securitySchemes');
  return isObject(all.value)
    ? Object.keys(all.value).flatMap((name) => {
        const place = within(all, name);
        const part = isObject(place.value) && typeof place.value['$ref'] === 'string' ? follow(place) : place;
        return part && isObject(part.value) ? [{ name, part, ...readScheme(part.value) }] : [];
      })
    : [];
}

function readScheme(scheme: Readonly<Record<string, unknown>>): Pick<Scheme, 'kind' | 'flows'> {
  const { type, in: place, name, scheme: http, openIdConnectUrl, flows } = scheme;
  if (type === 'apiKey')
    return { kind: `apiKey ${String(place)} ${String(name).toLowerCase()}`, flows: new Map() };
  if (type === 'http') return { kind: `http ${String(http).toLowerCase()}`, flows: new Map() };
  if (type === 'openIdConnect')
    return { kind: type, flows: new Map([['discovery', String(openIdConnectUrl)]]) };
  return {
    kind: String(type),
    flows: new Map(
      Object.entries(asRaw(flows)).flatMap(([flow, urls]) => {
        if (!isObject(urls)) return [];
        const { authorizationUrl, tokenUrl, refreshUrl } = urls;
        return [
          [
            flow,
            [authorizationUrl, tokenUrl, refreshUrl].filter((url) => url !== undefined).join(' '),
          ] as const,
        ];
      }),
    ),
  };
}

/** Returns the credentials of one way to authenticate. A scheme without a definition is identified by its name. */
export function requirementsOf(way: unknown, schemes: readonly Scheme[]): Requirement[] {
  if (!isObject(way)) return [];
  return Object.entries(way).map(([name, scopes]) => ({
    scheme: schemes.find((each) => each.name === name)?.kind ?? name,
    name,
    scopes: Array.isArray(scopes) ? scopes.map(String).sort() : [],
  }));
}
