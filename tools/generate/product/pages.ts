/** Assigns requirement rows to the pages of docs/product and writes their lists. */
import { basename, dirname, relative } from 'node:path';

export interface Row {
  readonly id: string;
}

export interface Page {
  /** From the root. */
  readonly path: string;
  readonly text: string;
}

/**
 * `<!-- rows: product-* claim-* -->` opens the list of a page. A word is an id, the beginning of ids followed by `*`, or `*` alone for
 * the rows of no other page.
 */
const block = /<!-- rows: ([^>]*?) -->\n[\s\S]*?<!-- end of rows -->/;

/** Returns page path → its rows, by id. Throws if two pages claim a row with the same word, or no page claims it. */
export function assign(rows: readonly Row[], pages: readonly Page[]): ReadonlyMap<string, readonly Row[]> {
  const claims = new Map<string, string>();
  for (const { path, text } of pages)
    for (const word of wordsOf(text)) {
      const other = claims.get(word);
      if (other) throw new Error(`two pages claim "${word}", ${other} and ${path}: remove it from one`);
      claims.set(word, path);
    }
  const assigned = new Map<string, Row[]>();
  for (const row of [...rows].sort((a, b) => a.id.localeCompare(b.id))) {
    const path = pageOf(row.id, claims);
    if (!path) throw new Error(`no page of docs/product lists the row ${row.id}: add it to a page`);
    assigned.set(path, [...(assigned.get(path) ?? []), row]);
  }
  return assigned;
}

const wordsOf = (text: string): string[] => block.exec(text)?.[1]?.split(/\s+/).filter(Boolean) ?? [];

/** Returns the page that claims the whole id, otherwise the one that claims its longest beginning. */
function pageOf(id: string, claims: ReadonlyMap<string, string>): string | undefined {
  if (claims.has(id)) return claims.get(id);
  for (let length = id.length; length >= 0; length--) {
    const path = claims.get(`${id.slice(0, length)}*`);
    if (path) return path;
  }
  return undefined;
}

/** Returns the text of a page with the list of its rows between the markers. @param proofs test files of each row */
export function withRows(
  { path, text }: Page,
  rows: readonly Row[],
  proofs: ReadonlyMap<string, readonly string[]>,
): string {
  const words = wordsOf(text);
  if (words.length === 0) return text;
  const lines = rows.map(({ id }) => `- \`${id}\`: ${linksTo(proofs.get(id) ?? [], dirname(path))}`);
  const list = [
    `<!-- rows: ${words.join(' ')} -->`,
    '',
    `${rows.length} requirement ${rows.length === 1 ? 'row' : 'rows'} of \`tests/requirements.yaml\`, with the tests that prove each:`,
    '',
    ...lines,
    '',
    '<!-- end of rows -->',
  ];
  return text.replace(block, () => list.join('\n'));
}

const linksTo = (files: readonly string[], from: string): string =>
  files.length === 0
    ? 'no test names it'
    : files.map((file) => `[${basename(file)}](${relative(from, file)})`).join(', ');
