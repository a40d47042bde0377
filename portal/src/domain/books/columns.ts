import type { ExportColumn } from '#portal/ui/export/columns.ts';
import { copy } from './copy.ts';
import type { BooksSettings } from './settings.ts';
import type { Entry, NumberedVoucher } from './voucher.ts';

/** A line of the file. */
export interface BookLine {
  readonly voucher: NumberedVoucher;
  readonly entry: Entry;
  /** 1 for the first line of its voucher. */
  readonly line: number;
}

/** Facts of a line that a column may hold. */
export const FIELDS = [
  'date',
  'word',
  'no',
  'fullNo',
  'attachments',
  'line',
  'summary',
  'code',
  'name',
  'debit',
  'credit',
  'party',
  'source',
] as const;
export type BookField = (typeof FIELDS)[number];

export interface BookColumn {
  readonly field: BookField;
  /** Head of the column in the file. */
  readonly title: string;
}

const columns = (of: Partial<Record<BookField, string>>): BookColumn[] =>
  Object.entries(of).map(([field, title]) => ({ field: field as BookField, title }));

/** Usual columns of voucher imports; an import's own template decides, so that each can be changed. */
export const TEMPLATES = {
  plain: columns({
    ...{ date: '日期', word: '凭证字', no: '凭证号', summary: '摘要', code: '科目编码', name: '科目名称' },
    ...{ debit: '借方金额', credit: '贷方金额', party: '往来单位', attachments: '附件数' },
  }),
  kingdee: columns({
    ...{
      date: '日期',
      word: '凭证字',
      no: '凭证号',
      attachments: '附件数',
      line: '分录序号',
      summary: '摘要',
    },
    ...{ code: '科目代码', name: '科目名称', debit: '借方金额', credit: '贷方金额', party: '往来单位' },
  }),
  yonyou: columns({
    ...{ date: '制单日期', word: '凭证类别', no: '凭证编号', attachments: '附单据数', summary: '摘要' },
    ...{ code: '科目编码', debit: '借方金额', credit: '贷方金额', party: '往来单位' },
  }),
  joined: columns({
    ...{ date: '日期', fullNo: '凭证号', attachments: '附件数', summary: '摘要', code: '科目编码' },
    ...{ name: '科目名称', debit: '借方金额', credit: '贷方金额', party: '往来单位' },
  }),
} as const;
export type Template = keyof typeof TEMPLATES;

/** The template with exactly these columns. */
export const templateOf = (chosen: readonly BookColumn[]): Template | undefined =>
  (Object.keys(TEMPLATES) as Template[]).find(
    (name) => JSON.stringify(TEMPLATES[name]) === JSON.stringify(chosen),
  );

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

const WHOLE: readonly BookField[] = ['no', 'attachments', 'line'];

export const fileColumns = (settings: BooksSettings): ExportColumn<BookLine>[] =>
  settings.columns.map(({ field, title }) => ({
    title,
    value: (line) => values[field](line, settings),
    ...(WHOLE.includes(field) && { integer: true }),
  }));

export const fieldLabel = (field: BookField): string => copy.fields[field];
