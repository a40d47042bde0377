/** Draws ledgers with planted differences, writes them as files, and reads and compares them as the page does. */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { toXlsx } from '#portal/ui/export/xlsx.ts';
import { readFile } from './file/readFile.ts';
import { suggestColumns, tableOf } from './ledger/columns.ts';
import { isComplete, linesOf } from './ledger/lines.ts';
import { reconcile, type Group, type ProviderEntry } from './match/reconcile.ts';

const LINES = 500;
/** Number of differences of each kind: 25 in each ledger. */
const PLANTED = { amount: 8, ours: 6, theirs: 6, duplicate: 5 } as const satisfies Partial<
  Record<Group, number>
>;
type Planted = keyof typeof PLANTED;

interface Entry extends ProviderEntry {
  readonly note: string;
}

const day = fc
  .integer({ min: 0, max: 90 })
  .map((days) => new Date(Date.UTC(2026, 7, 1 + days)).toISOString().slice(0, 10));

const entry = fc.record({
  number: fc.oneof(
    fc.integer({ min: 0, max: 999_999 }).map((no) => `JC20261101M${String(no).padStart(7, '0')}`),
    fc.integer({ min: 300_000_000_000, max: 310_000_000_000 }).map(String),
  ),
  day,
  cents: fc.integer({ min: 1, max: 99_999_999 }),
  note: fc.constantFrom('采购刀具', '办公椅,10把', '"特价"润滑油', '借款合计3笔', ''),
});

const withCents = (cents: number): string => (Math.abs(cents) / 100).toFixed(2);
const grouped = (cents: number): string => withCents(cents).replace(/\B(?=(\d{3})+\.)/g, ',');

/** Usual ways to write the cells of a ledger. All cells of a column are written the same way. */
const amounts: readonly ((cents: number) => string)[] = [
  withCents,
  grouped,
  (cents) => `¥${grouped(cents)}`,
  (cents) => `￥ ${withCents(cents)}元`,
  (cents) => grouped(cents).replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
];
const days: readonly ((written: string) => string)[] = [
  (written) => written,
  (written) => written.replaceAll('-', '/'),
  (written) => written.replaceAll('-', ''),
  (written) => `${written} 09:30:00`,
  (written) => written.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, '$1年$2月$3日'),
];
const numbers: readonly ((written: string) => string)[] = [
  (written) => written,
  (written) => written.toLowerCase(),
  (written) => `付${written}货款`,
  (written) => ` ${written} `,
];

const TITLES = { number: '单据编号', day: '记账日期', amount: '金额', note: '摘要' } as const;
type Column = keyof typeof TITLES;
const COLUMNS: readonly Column[] = ['number', 'day', 'amount', 'note'];

const shape = fc.record({
  order: fc.shuffledSubarray([...COLUMNS], { minLength: 4 }),
  amount: fc.constantFrom(...amounts),
  day: fc.constantFrom(...days),
  number: fc.constantFrom(...numbers),
  titleLines: fc.integer({ min: 0, max: 3 }),
  total: fc.boolean(),
  file: fc.constantFrom('xlsx', 'utf8', 'gb18030', 'tabs'),
});

/** Encodes a text in the Chinese code page. The browser has only the decoder, so the table is made with it. */
const codePage = (() => {
  const bytes = new Map<string, readonly number[]>();
  const decoder = new TextDecoder('gb18030');
  // The only sign of these ledgers with four bytes. All others have one or two.
  bytes.set('¥', [0x81, 0x30, 0x84, 0x36]);
  for (let lead = 0x81; lead <= 0xfe; lead += 1)
    for (let trail = 0x40; trail <= 0xfe; trail += 1)
      bytes.set(decoder.decode(new Uint8Array([lead, trail])), [lead, trail]);
  return (text: string): Uint8Array<ArrayBuffer> =>
    new Uint8Array(
      [...text].flatMap((one) =>
        one.charCodeAt(0) < 0x80 ? [one.charCodeAt(0)] : (bytes.get(one) ?? [0x3f]),
      ),
    );
})();

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

async function bytesOf(kind: string, rows: readonly (readonly string[])[]): Promise<Uint8Array<ArrayBuffer>> {
  if (kind === 'xlsx') {
    // The writer adds its own title lines.
    const columns = COLUMNS.map((_, index) => ({
      title: '',
      value: (row: readonly string[]) => row[index] ?? '',
    }));
    return new Uint8Array(await (await toXlsx({ title: '明细账', period: '', columns, rows })).arrayBuffer());
  }
  const text = rows.map((row) => (kind === 'tabs' ? row.join('\t') : row.map(quoted).join(','))).join('\r\n');
  return kind === 'gb18030' ? codePage(text) : new TextEncoder().encode(text);
}

interface Drawn {
  readonly entries: readonly Entry[];
  readonly shape: typeof shape extends fc.Arbitrary<infer Value> ? Value : never;
  readonly offBy: readonly number[];
}

/** The places of the planted differences among the entries: 17 apart, so that 25 of them fit into 500 entries. */
function placesOf(): Record<Planted, readonly number[]> {
  let from = 0;
  const next = (count: number) => Array.from({ length: count }, () => (from += 17));
  return {
    amount: next(PLANTED.amount),
    ours: next(PLANTED.ours),
    theirs: next(PLANTED.theirs),
    duplicate: next(PLANTED.duplicate),
  };
}

/** The ledger, the provider's entries, and the differences that a comparison must find. */
function sidesOf({ entries, offBy }: Drawn) {
  const places = placesOf();
  const provider = entries.filter((_, index) => !places.ours.includes(index));
  const ledger = entries.flatMap((one, index) => {
    if (places.theirs.includes(index)) return [];
    const at = places.amount.indexOf(index);
    const line = at < 0 ? one : { ...one, cents: one.cents + (offBy[at] ?? 1) };
    return places.duplicate.includes(index) ? [line, line] : [line];
  });
  const expected = (Object.keys(PLANTED) as Planted[]).flatMap((group) =>
    places[group].map((place) => `${group} ${entries[place]?.number ?? ''}`),
  );
  return { provider, ledger, expected: expected.sort() };
}

/** Writes a drawn ledger as a file, reads it and compares it. */
async function compare({
  shape: form,
  ...drawn
}: Drawn): Promise<{ differences: string[]; matched: number; expected: string[] }> {
  const { provider, ledger, expected } = sidesOf({ shape: form, ...drawn });
  const cellsOf = ({ number, day: on, cents, note }: Entry) => {
    const cells = { number: form.number(number), day: form.day(on), amount: form.amount(cents), note };
    return form.order.map((column) => cells[column]);
  };
  const rows = [
    ...Array.from({ length: form.titleLines }, () => ['杭州禾川工业设备有限公司明细账']),
    form.order.map((column) => TITLES[column]),
    ...ledger.map(cellsOf),
    ...(form.total
      ? [form.order.map((column) => (column === 'amount' ? '12345.00' : column === 'note' ? '本月合计' : ''))]
      : []),
  ];
  const bytes = await bytesOf(form.file, rows);
  const read = await readFile({
    name: 'a',
    size: bytes.length,
    arrayBuffer: () => Promise.resolve(bytes.buffer),
  });
  if ('problem' in read) throw new Error(read.problem);
  const table = tableOf(read.sheets[0]?.rows ?? [], String);
  const columns = suggestColumns(table);
  if (!isComplete(columns)) throw new Error(`columns: ${JSON.stringify(columns)}`);
  const { lines } = await linesOf(table, columns);
  const findings = reconcile(lines, provider);
  return {
    differences: findings
      .filter(({ group }) => group !== 'matched')
      .map(({ group, line, entry: there }) => `${group} ${line?.number ?? there?.number ?? ''}`)
      .sort(),
    matched: findings.filter(({ group }) => group === 'matched').length,
    expected,
  };
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  entries: fc.uniqueArray(entry, { selector: ({ number }) => number, minLength: LINES, maxLength: LINES }),
  shape,
  // In cents. The least difference, one cent, is drawn in half of the cases.
  offBy: fc.array(fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 500_000 })), {
    minLength: PLANTED.amount,
    maxLength: PLANTED.amount,
  }),
});

test.each(fc.sample(drawn, { seed: 40, numRuns: 20 }).map((one, index) => [index + 1, one] as const))(
  'finds the 25 planted differences of drawn ledger %d and no other',
  { tags: ['far-reconcile-drawn'] },
  async (_, one) => {
    const { differences, expected, matched } = await compare(one);
    expect(expected).toHaveLength(25);
    expect(differences).toEqual(expected);
    expect(matched).toBe(LINES - PLANTED.amount - PLANTED.ours - PLANTED.theirs);
  },
);

test('reads 10,000 lines in portions of 500', { tags: ['far-reconcile-portions'] }, async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => [
    `JC2026${String(index).padStart(8, '0')}`,
    '5.20',
    '货款',
  ]);
  const bytes = await bytesOf('xlsx', [['单号', '金额', '摘要'], ...rows]);
  const pauses = vi.spyOn(globalThis, 'setTimeout');
  const read = await readFile({
    name: 'a',
    size: bytes.length,
    arrayBuffer: () => Promise.resolve(bytes.buffer),
  });
  const [sheet] = 'sheets' in read ? read.sheets : [];
  const { lines } = await linesOf(tableOf(sheet?.rows ?? [], String), { number: 0, amount: 1 });
  expect(lines).toHaveLength(10_000);
  // One pause per portion while the cells are read, another one while the lines are.
  expect(pauses.mock.calls.length).toBeGreaterThanOrEqual(2 * (10_000 / 500));
  pauses.mockRestore();
});
