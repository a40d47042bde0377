import type { ExportColumn } from '#portal/ui/export/columns.ts';
import type { BooksSettings } from './settings.ts';
import type { BookField } from './templates.ts';
import type { Entry, NumberedVoucher } from './voucher.ts';

/** A line of the exported file: an entry of a voucher. */
export interface BookLine {
  readonly voucher: NumberedVoucher;
  readonly entry: Entry;
  /** 1 for the first line of its voucher. */
  readonly line: number;
}

export const linesOf = (vouchers: readonly NumberedVoucher[]): BookLine[] =>
  vouchers.flatMap((voucher) => voucher.entries.map((entry, index) => ({ voucher, entry, line: index + 1 })));

/** Yuan of a side; the empty side stays empty. */
const yuan = (cents: number): number | '' => (cents === 0 ? '' : cents / 100);

type Value = (line: BookLine, settings: BooksSettings) => string | number;

const values: Readonly<Record<BookField, Value>> = {
  date: ({ voucher }) => voucher.date,
  word: (_, { word }) => word,
  no: ({ voucher }) => voucher.no,
  fullNo: ({ voucher }, { word }) => `${word}-${String(voucher.no)}`,
  attachments: ({ voucher }) => voucher.attachments,
  line: ({ line }) => line,
  summary: ({ voucher }) => voucher.summary,
  code: ({ entry }, { subjects }) => subjects[entry.subject].code,
  name: ({ entry }, { subjects }) => subjects[entry.subject].name,
  debit: ({ entry }) => yuan(entry.debit),
  credit: ({ entry }) => yuan(entry.credit),
  party: (_, { party }) => party,
  source: ({ voucher }) => voucher.source,
};

/** Columns with whole numbers, not amounts. */
const WHOLE: readonly BookField[] = ['no', 'attachments', 'line'];

export const fileColumns = (settings: BooksSettings): ExportColumn<BookLine>[] =>
  settings.columns.map(({ field, title }) => ({
    title,
    value: (line) => values[field](line, settings),
    ...(WHOLE.includes(field) && { integer: true }),
  }));
