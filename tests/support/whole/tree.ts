/** An aria snapshot of Playwright as a tree. */
import { parse } from 'yaml';

export interface Node {
  readonly role: string;
  readonly name?: string;
  /** `[level=2] [selected]`, with a blank before each; else empty. */
  readonly states: string;
  /** `/url` and `/placeholder`. */
  readonly props: Readonly<Record<string, string>>;
  /** Texts and nodes in their order. */
  readonly content: readonly (string | Node)[];
}

type Item = string | Record<string, string | readonly Item[]>;

/** @param snapshot as `ariaSnapshot()` returns it */
export function treeOf(snapshot: string): (string | Node)[] {
  // Failsafe: each value stays the text that it is, `0100` and `1.0` too.
  return contentOf(parse(snapshot, { schema: 'failsafe' }) as Item[]);
}

function contentOf(items: readonly Item[]): (string | Node)[] {
  return items.flatMap((item) => {
    const [key, value] = entryOf(item);
    if (key.startsWith('/')) return [];
    return [key === 'text' ? String(value) : nodeOf(key, value)];
  });
}

const entryOf = (item: Item): [string, string | readonly Item[]] =>
  typeof item === 'string' ? [item, ''] : Object.entries(item)[0]!;

/** `row "a b" [selected]` */
const HEAD = /^(?<role>[\w-]+)(?: (?<name>"(?:[^"\\]|\\.)*"))?(?<states>(?: \[[^\]]*\])*)$/;

function nodeOf(key: string, value: string | readonly Item[]): Node {
  const { role, name, states = '' } = HEAD.exec(key)?.groups ?? {};
  if (role === undefined)
    throw new Error(`an aria snapshot has "${key}": teach tests/support/whole/tree.ts to read it`);
  const items = typeof value === 'string' ? [] : value;
  const text = typeof value === 'string' && value !== '' ? [value] : [];
  return {
    role,
    ...(name !== undefined && { name: JSON.parse(name) as string }),
    states,
    props: Object.fromEntries(items.map(entryOf).filter(([prop]) => prop.startsWith('/'))) as Record<
      string,
      string
    >,
    content: [...text, ...contentOf(items)],
  };
}
