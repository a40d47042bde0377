/** Reads OpenAPI links, which pass members of a response to the request of another operation. */
import { isObject, memberOf } from '../base/object.ts';
import type { Document, Link, RawOperation } from './document.ts';
import { rawOperations } from './document.ts';

/** Operation → member of its request → name of the same value in responses. */
export type Links = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** JSON pointer into a response in the notation of links: `$response.body#/resultData/list/0/owed`. */
const EXPRESSION = /^\$response\.body#.*\/([^/]+)$/;

/** Returns the links of all responses with status 200, by the operation that receives the value. */
export function linksOf(document: Document): Links {
  const links = new Map<string, Readonly<Record<string, string>>>();
  for (const { raw } of rawOperations(document)) {
    for (const { operationId, parameters, requestBody } of linksIn(raw)) {
      const known = links.get(operationId) ?? {};
      links.set(operationId, { ...known, ...sourcesIn(parameters), ...sourcesIn(requestBody) });
    }
  }
  return links;
}

/** Contracts vary in form; malformed links are ignored. */
const linksIn = ({ responses }: RawOperation): Link[] => {
  const links = memberOf(memberOf(responses, '200'), 'links');
  return (isObject(links) ? Object.values(links) : []).filter(
    (link): link is Link => isObject(link) && typeof link['operationId'] === 'string',
  );
};

/** Returns each member with an expression, and the last name of the expression's pointer. */
function sourcesIn(value: unknown, member = ''): Record<string, string> {
  if (typeof value === 'string') {
    const source = EXPRESSION.exec(value)?.[1];
    return source === undefined ? {} : { [member]: source };
  }
  if (Array.isArray(value)) return Object.assign({}, ...value.map((item) => sourcesIn(item, member)));
  if (typeof value !== 'object' || value === null) return {};
  return Object.assign({}, ...Object.entries(value).map(([name, part]) => sourcesIn(part, name)));
}
