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

export const fieldLabel = (field: BookField): string => copy.fields[field];
