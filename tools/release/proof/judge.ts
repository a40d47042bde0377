/** Collects the checks of a proof: one line each, and the shortfalls for its end. */
import { table } from '#tools/sim/table.ts';

export interface Judge {
  readonly shortfalls: readonly string[];
  readonly held: () => number;
  /** Runs one check. A text that it returns is its figure. */
  readonly holds: (subject: string, check: string, look: () => unknown) => Promise<void>;
  /** Returns a table of the checks on several Nodes, one column for each Node. */
  readonly matrix: () => string;
}

export function judge(): Judge {
  const shortfalls: string[] = [];
  const results: { readonly row: string; readonly node: string; readonly figure: string }[] = [];
  let held = 0;
  const record = (subject: string, check: string, figure: string): void => {
    // `client, Node 20`
    const [, name, node] = /^(.*), Node (\d+)$/.exec(subject) ?? [];
    if (name !== undefined && node !== undefined) results.push({ row: `${name}: ${check}`, node, figure });
  };
  return {
    shortfalls,
    held: () => held,
    async holds(subject, check, look) {
      try {
        const figure = await look();
        held += 1;
        record(subject, check, typeof figure === 'string' ? figure : 'yes');
        console.log(`  held  ${subject}: ${check}${typeof figure === 'string' ? ` (${figure})` : ''}`);
      } catch (error) {
        record(subject, check, 'NO');
        const reason = (error instanceof Error ? error.message : String(error)).slice(0, 1500);
        shortfalls.push(`${subject}: ${check}: ${reason}`);
        console.log(`  SHORT ${subject}: ${check}`);
      }
    },
    matrix() {
      const nodes = [...new Set(results.map(({ node }) => node))];
      const rows = [...new Set(results.map(({ row }) => row))];
      const cell = (row: string, node: string) =>
        results.find((result) => result.row === row && result.node === node)?.figure ?? '';
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
