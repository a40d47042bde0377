/** Which test files name a requirement row, read from their text: no run of the tests is needed. */

export interface TestFile {
  readonly path: string;
  readonly text: string;
}

/** A title that is filled in when the test runs: `[bill-status-${status}]`, `[product-%s]`. */
const FILLED_IN = /([a-z][a-z0-9-]*-)(?:\$\{[^}]*\}|\$[a-z]\w*|%s)([a-z0-9-]*)(?![a-z0-9-])/gi;
const TOKEN = /(?<![\w-])[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?![\w-])/g;
const BRACKETS = /\[[^\][]+\]/g;

/**
 * Returns id → paths, sorted. Titles and tags name ids in square brackets. A row that no bracket holds belongs to the files
 * that have its id elsewhere: in a table, or in a title that is put together.
 */
export function filesNaming(
  ids: readonly string[],
  files: readonly TestFile[],
): ReadonlyMap<string, readonly string[]> {
  const inBrackets = new Map(ids.map((id) => [id, new Set<string>()]));
  const anywhere = new Map(ids.map((id) => [id, new Set<string>()]));
  for (const { path, text } of files) {
    const brackets = text.match(BRACKETS)?.join('\n') ?? '';
    for (const id of idsIn(brackets, ids)) inBrackets.get(id)?.add(path);
    for (const id of idsIn(text, ids)) anywhere.get(id)?.add(path);
  }
  const pathsOf = (id: string) => {
    const titled = inBrackets.get(id);
    return [...(titled?.size ? titled : (anywhere.get(id) ?? []))].sort();
  };
  return new Map(ids.map((id) => [id, pathsOf(id)]));
}

/** What a text names: ids as whole words, and all ids that a filled-in one can become. */
function idsIn(text: string, ids: readonly string[]): string[] {
  const filledIn = [...text.matchAll(FILLED_IN)].map(
    ([, before = '', after = '']) => new RegExp(`^${before}[a-z0-9-]+${after}$`),
  );
  return [...(text.match(TOKEN) ?? []), ...ids.filter((id) => filledIn.some((pattern) => pattern.test(id)))];
}
