/** Output of the measuring commands: a table, then one line of figures for scripts. */

type Cell = string | number;

/** Returns the terminal columns of a text: East Asian characters take two. */
const width = (text: string): number =>
  [...text].reduce((sum, character) => sum + (/[\u2e80-\uffef]/u.test(character) ? 2 : 1), 0);

function padded(cell: Cell, to: number, right: boolean): string {
  const text = String(cell);
  const gap = ' '.repeat(Math.max(0, to - width(text)));
  return right ? gap + text : text + gap;
}

/** Formats a table; numbers and their column heads are right-aligned. */
export function table(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const widths = heads.map((head, column) =>
    Math.max(width(head), ...rows.map((row) => width(String(row[column] ?? '')))),
  );
  const line = (cells: readonly Cell[]): string =>
    widths
      .map((to, column) => padded(cells[column] ?? '', to, typeof rows[0]?.[column] === 'number'))
      .join('  ')
      .trimEnd();
  return [line(heads), widths.map((to) => '-'.repeat(to)).join('  '), ...rows.map(line)].join('\n');
}

/** Formats the last line: `figures: a=1 b=2`. */
export const figures = (values: Readonly<Record<string, Cell>>): string =>
  `figures: ${Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')}`;

/** Rounds to two decimals. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Prints the shortfalls and the figures, and sets the exit code. */
export function finish(values: Readonly<Record<string, Cell>>, shortfalls: readonly string[]): void {
  for (const shortfall of shortfalls) console.error(`short: ${shortfall}`);
  console.log(figures(values));
  process.exitCode = shortfalls.length > 0 ? 1 : 0;
}
