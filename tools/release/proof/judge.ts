/** Collects what a proof has tried: one line each, and the shortfalls for its end. */
import { table } from '#tools/sim/table.ts';

export interface Judge {
  readonly shortfalls: readonly string[];
  readonly held: () => number;
  /** Tries one thing. A returned text is its figure. */
  readonly holds: (subject: string, what: string, look: () => unknown) => Promise<void>;
  /** Returns subjects as rows and what was tried as columns. */
  readonly matrix: () => string;
}

export function judge(): Judge {
  const shortfalls: string[] = [];
  const cells = new Map<string, Map<string, string>>();
  let held = 0;
  const note = (subject: string, what: string, cell: string): void => {
    const row = cells.get(subject) ?? new Map<string, string>();
    cells.set(subject, row.set(what, cell));
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
      const heads = [...new Set([...cells.values()].flatMap((row) => [...row.keys()]))];
      return table(
        ['', ...heads],
        [...cells].map(([subject, row]) => [subject, ...heads.map((head) => row.get(head) ?? '')]),
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
