/** Where things are, without the words that paths of calls have for what is done: `/patient/list`, `/patient/detail/{id}`. */

const LISTS = /\/(list|page|paged|all)$/i;
const MAKES = /\/(add|create|save|insert|new)$/i;
const NAMED = /\/(detail|details|get|info|view|edit|update|modify|delete|remove)(\/\{[^}]+\})$/i;

export function placeOf(path: string, effect: 'read' | 'write'): string {
  const plain = path.replace(effect === 'read' ? LISTS : MAKES, '').replace(NAMED, '$2');
  // Of nothing but the word the word is the name.
  return plain.split('/').some((part) => part !== '' && !part.startsWith('{')) ? plain : path;
}
