/** Verbs that call-style paths add: `/patient/list`, `/patient/add`, `/patient/detail/{id}`. */
const LISTS = /\/(list|page|paged|all)$/i;
const MAKES = /\/(add|create|save|insert|new)$/i;
const NAMED = /\/(detail|details|get|info|view|edit|update|modify|delete|remove)(\/\{[^}]+\})$/i;

/** Format of the response, as in `/products/{id}.json`. */
const FORMAT = /\.(json|xml)$/i;

/** Key in parentheses, as OData writes it: `/stays({id})`, `/stays('{code}')`. */
const KEY = /\(('?)(\{[^}]+\})\1\)/g;

/** Returns the path of a resource. A trailing slash has no meaning: `/items/` and `/items/{id}` are one collection. */
export function placeOf(given: string, effect: 'read' | 'write'): string {
  const path = given
    .replace(KEY, '/$2')
    .replace(/(?<=.)\/$/, '')
    .replace(FORMAT, '');
  const plain = path.replace(effect === 'read' ? LISTS : MAKES, '').replace(NAMED, '$2');
  // If the path is only the verb, the verb is the name.
  return plain.split('/').some((part) => part !== '' && !part.startsWith('{')) ? plain : path;
}
