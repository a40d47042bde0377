/** Finds the test files that name a row by reading the sources, without a run. */
import { kinds, requiredKinds, type Kind } from '../requirements/kinds.ts';
import { templatesIn, type TestFile } from '../requirements/testFile.ts';

export interface OwnTests {
  readonly kind: Kind;
  readonly files: readonly string[];
}

function kindOf(path: string): Kind {
  if (path.startsWith('tests/e2e/')) return 'browser';
  return /^(tests\/contract|checker\/tests)\//.test(path) ? 'http' : 'unit';
}

/** Playwright's pattern for exactly the tag of a row. */
export const tagOf = (id: string): string => `@${id}(?![a-z0-9-])`;

/** Returns whether a file names a row, in full or by a tag template such as `product-${code}`. */
function names(text: string, id: string): boolean {
  if (new RegExp(`(?<![a-z0-9-])${id}(?![a-z0-9-])`).test(text)) return true;
  return templatesIn(text).some((pattern) => pattern.test(id));
}

/**
 * Returns a row's tests of each kind that its `observe` names, otherwise of the strongest kind available. The list is empty if no
 * file names the row.
 */
export function ownTests(id: string, observe: string, files: readonly TestFile[]): OwnTests[] {
  const naming = files.filter(({ text }) => names(text, id));
  const byKind = Map.groupBy(naming, ({ path }) => kindOf(path));
  const wanted = requiredKinds(observe).filter((kind) => byKind.has(kind));
  const [strongest] = kinds.toReversed().filter((kind) => byKind.has(kind));
  const parts = wanted.length > 0 ? wanted : strongest ? [strongest] : [];
  return parts.map((kind) => ({ kind, files: (byKind.get(kind) ?? []).map(({ path }) => path) }));
}
