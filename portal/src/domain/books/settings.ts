import type { ViewContent } from '../views/viewContent.ts';
import { copy } from './copy.ts';
import { FIELDS, TEMPLATES, type BookColumn, type BookField } from './templates.ts';
import { SUBJECTS, type Subject } from './voucher.ts';

interface SubjectName {
  readonly code: string;
  readonly name: string;
}

/** The bookkeeper's own words, kept for the account. */
export interface BooksSettings {
  /** Voucher word, as 记. */
  readonly word: string;
  /** Counterparty of the debt. */
  readonly party: string;
  readonly subjects: Readonly<Record<Subject, SubjectName>>;
  readonly columns: readonly BookColumn[];
}

export const usualSettings = (party: string): BooksSettings => ({
  word: copy.usual.word,
  party,
  subjects: copy.usual.subjects,
  columns: TEMPLATES.plain,
});

const WORD = 'word';
const PARTY = 'party';
const SUBJECT = 'subject.';
const COLUMN = 'column.';

const isField = (name: string): name is BookField => FIELDS.some((field) => field === name);
const isSubject = (name: string): name is Subject => SUBJECTS.some((subject) => subject === name);

/** Code and name are separated by the first space: a code has none. */
export const settingsContent = ({ word, party, subjects, columns }: BooksSettings): ViewContent => [
  { name: WORD, text: word },
  { name: PARTY, text: party },
  ...SUBJECTS.map((subject) => ({
    name: SUBJECT + subject,
    text: `${subjects[subject].code} ${subjects[subject].name}`,
  })),
  ...columns.map(({ field, title }) => ({ name: COLUMN + field, text: title })),
];

/** Reads kept settings; an unknown entry is left out, a missing one is the usual. */
export function readSettings(content: ViewContent, usual: BooksSettings): BooksSettings {
  const subjects: Record<Subject, SubjectName> = { ...usual.subjects };
  const columns: BookColumn[] = [];
  let { word, party } = usual;
  for (const { name, text } of content) {
    const subject = name.slice(SUBJECT.length);
    const field = name.slice(COLUMN.length);
    if (name === WORD) word = text;
    else if (name === PARTY) party = text;
    else if (name.startsWith(SUBJECT) && isSubject(subject)) {
      const [code = '', ...rest] = text.split(' ');
      subjects[subject] = { code, name: rest.join(' ') };
    } else if (name.startsWith(COLUMN) && isField(field) && !columns.some((each) => each.field === field))
      columns.push({ field, title: text });
  }
  return { word, party, subjects, columns: columns.length === 0 ? usual.columns : columns };
}
