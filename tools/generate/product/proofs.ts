/** Finds the test files that name a requirement row by reading their text, without a run. */
import { templatesIn, type TestFile } from '../../requirements/testFile.ts';

/** A whole word that may be an id, such as `quota-frozen`. */
const TOKEN = /(?<![\w-])[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?![\w-])/g;
/** A list of tags, such as `tags: ['quota-frozen']`. */
const TAGS = /\btags?: ?\[[^\]]*\]/g;

/** Returns the sorted paths by id. If no list of tags has an id, the files that have it elsewhere count, such as in a table. */
export function filesNaming(
  ids: readonly string[],
  files: readonly TestFile[],
): ReadonlyMap<string, readonly string[]> {
  const tagged = new Map(ids.map((id) => [id, new Set<string>()]));
  const anywhere = new Map(ids.map((id) => [id, new Set<string>()]));
  for (const { path, text } of files) {
    const tags = text.match(TAGS)?.join('\n') ?? '';
    for (const id of idsIn(tags, ids)) tagged.get(id)?.add(path);
    for (const id of idsIn(text, ids)) anywhere.get(id)?.add(path);
  }
  const pathsOf = (id: string) => {
    const own = tagged.get(id);
    return [...(own?.size ? own : (anywhere.get(id) ?? []))].sort();
  };
  return new Map(ids.map((id) => [id, pathsOf(id)]));
}

/** Returns all words of a text that look like an id, and the ids that one of its templates expands to. */
function idsIn(text: string, ids: readonly string[]): string[] {
  const templates = templatesIn(text);
  return [...(text.match(TOKEN) ?? []), ...ids.filter((id) => templates.some((pattern) => pattern.test(id)))];
}
