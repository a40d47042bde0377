/** Collects what a proof has tried: one line each, and the shortfalls for its end. */
import { table } from '#tools/sim/table.ts';

export interface Judge {
  readonly shortfalls: readonly string[];
  readonly held: () => number;
  /** Tries one thing. A returned text is its figure. */
  readonly holds: (subject: string, what: string, look: () => unknown) => Promise<void>;
  /** Returns what was tried on several Nodes: one column for each. */
  readonly matrix: () => string;
}

export function judge(): Judge {
  const shortfalls: string[] = [];
  const tried: { readonly what: string; readonly node: string; readonly figure: string }[] = [];
  let held = 0;
  const note = (subject: string, what: string, figure: string): void => {
    const [, name, node] = /^(.*), Node (\d+)$/.exec(subject) ?? [];
    if (name !== undefined && node !== undefined) tried.push({ what: `${name}: ${what}`, node, figure });
  };
  return {
    shortfalls,
    held: () => held,
    async holds(subject, what, look) {
      try {
        const figure = await look();
        held += 1;
        note(subject, what, typeof figure === 'string' ? figure : 'yes');
        console.log(`  held  ${subject}: ${what}${typeof figure === 'string' ? ` (${figure})` : ''}`);
      } catch (error) {
        note(subject, what, 'NO');
        const why = (error instanceof Error ? error.message : String(error)).slice(0, 1500);
        shortfalls.push(`${subject}: ${what}: ${why}`);
        console.log(`  SHORT ${subject}: ${what}`);
      }
    },
    matrix() {
      const nodes = [...new Set(tried.map(({ node }) => node))];
      const rows = [...new Set(tried.map(({ what }) => what))];
      const cell = (row: string, node: string) =>
        tried.find(({ what, node: on }) => what === row && on === node)?.figure ?? '';
      return table(
        ['', ...nodes.map((node) => `Node ${node}`)],
        rows.map((row) => [row, ...nodes.map((node) => cell(row, node))]),
      );
    },
  };
}

/** @throws unless both are equal */
export function same(found: unknown, expected: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(expected))
    throw new Error(`${JSON.stringify(found)?.slice(0, 800)}, expected ${JSON.stringify(expected)}`);
}

/** @throws unless the text contains the part */
export function has(text: string, part: string | RegExp): void {
  if (typeof part === 'string' ? text.includes(part) : part.test(text)) return;
  throw new Error(`no ${String(part)} in:\n${text.slice(-1200)}`);
}
