import { copy } from './copy.ts';

/** Facts of a voucher line that a column may hold. */
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

export const fieldLabel = (field: BookField): string => copy.fields[field];

const columns = (
  fields: readonly BookField[],
  heads: Partial<Record<BookField, string>> = {},
): readonly BookColumn[] => fields.map((field) => ({ field, title: heads[field] ?? fieldLabel(field) }));

/** Usual columns of voucher imports. A program's own template may differ: the user can change each column. */
export const TEMPLATES = {
  plain: columns([
    'date',
    'word',
    'no',
    'summary',
    'code',
    'name',
    'debit',
    'credit',
    'party',
    'attachments',
  ]),
  kingdee: columns(
    ['date', 'word', 'no', 'attachments', 'line', 'summary', 'code', 'name', 'debit', 'credit', 'party'],
    copy.heads.kingdee,
  ),
  yonyou: columns(
    ['date', 'word', 'no', 'attachments', 'summary', 'code', 'debit', 'credit', 'party'],
    copy.heads.yonyou,
  ),
  joined: columns(
    ['date', 'fullNo', 'attachments', 'summary', 'code', 'name', 'debit', 'credit', 'party'],
    copy.heads.joined,
  ),
} as const;
export type Template = keyof typeof TEMPLATES;

/** Returns the template with exactly these columns, if there is one. */
export const templateOf = (chosen: readonly BookColumn[]): Template | undefined =>
  (Object.keys(TEMPLATES) as Template[]).find(
    (name) => JSON.stringify(TEMPLATES[name]) === JSON.stringify(chosen),
  );
