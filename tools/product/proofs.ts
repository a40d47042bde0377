/** Which test files name a requirement row, read from their text: no run of the tests is needed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stands for the part of a title that is only known when the test runs. */
const OPEN = '\u0000';
const placeholders = /\$\{[^}]*\}|\$[A-Za-z][\w.]*|%[sdi]/g;

/**
 * Returns id → files, sorted. Titles name ids in square brackets, also with an open part (`[product-${code}]`). A row that no
 * title names stands on files that have its id as a whole string: a table, a tag or an argument.
 */
export function filesNaming(
  ids: readonly string[],
  files: readonly string[],
  root: string,
): ReadonlyMap<string, readonly string[]> {
  const known = new Set(ids);
  const byTitle = new Map<string, Set<string>>();
  const byText = new Map<string, Set<string>>();
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const id of idsInTitles(text, ids, known)) add(byTitle, id, file);
    for (const [, id = ''] of text.matchAll(/['"`]@?([a-z][\w-]*)['"`]/g)) if (known.has(id)) add(byText, id, file);
  }
  return new Map(ids.map((id) => [id, [...(byTitle.get(id) ?? byText.get(id) ?? [])].sort()]));
}

export function idsInTitles(text: string, ids: readonly string[], known: ReadonlySet<string>): string[] {
  const tokens = [...text.replaceAll(placeholders, OPEN).matchAll(/\[([^\][]+)\]/g)].flatMap(([, inside = '']) =>
    inside.trim().split(/\s+/),
  );
  return tokens.flatMap((token) => {
    if (!token.includes(OPEN)) return known.has(token) ? [token] : [];
    const pattern = openPattern(token);
    return pattern ? ids.filter((id) => pattern.test(id)) : [];
  });
}

/** A token needs words of its own beside its open part: `[${id}]` could be any row. */
function openPattern(token: string): RegExp | undefined {
  const parts = token.split(OPEN);
  const isId = parts.every((part) => /^[a-z0-9-]*$/.test(part)) && parts.join('').length > 3;
  return isId ? new RegExp(`^${parts.join('[a-z0-9]+')}$`) : undefined;
}

function add(map: Map<string, Set<string>>, key: string, value: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}
