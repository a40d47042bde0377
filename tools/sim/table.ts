/** How every measuring command speaks: a table, then one line of figures that a script can read. */

type Cell = string | number;

/** East Asian characters take two columns of a terminal. */
const width = (text: string): number =>
  [...text].reduce((sum, character) => sum + (/[\u2e80-\uffef]/u.test(character) ? 2 : 1), 0);

function padded(cell: Cell, to: number, right: boolean): string {
  const text = String(cell);
  const gap = ' '.repeat(Math.max(0, to - width(text)));
  return right ? gap + text : text + gap;
}

/** Columns as wide as their widest cell; numbers, and the head of a column of numbers, to the right. */
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

/** `figures: a=1 b=2`, always the last line. */
export const figures = (values: Readonly<Record<string, Cell>>): string =>
  `figures: ${Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')}`;

/** Two decimals at most, so that columns can be compared. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Says what fell short, then the figures; the exit code tells scripts. */
export function finish(values: Readonly<Record<string, Cell>>, shortfalls: readonly string[]): void {
  for (const shortfall of shortfalls) console.error(`short: ${shortfall}`);
  console.log(figures(values));
  process.exitCode = shortfalls.length > 0 ? 1 : 0;
}
