import type { ViewContent } from '../views/viewContent.ts';
import { copy } from './copy.ts';
import { FIELDS, TEMPLATES, type BookColumn, type BookField } from './templates.ts';
import { SUBJECTS, type Subject } from './voucher.ts';

interface SubjectName {
  readonly code: string;
  readonly name: string;
}

/** Settings of the voucher file, saved for the account. */
export interface BooksSettings {
  /** The word before each voucher's number, for example 记. */
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

type Subjects = BooksSettings['subjects'];

const isSameSubject = (one: SubjectName, other: SubjectName): boolean =>
  one.code === other.code && one.name === other.name;

/** Returns the subject of refunds after an edit. It follows the purchase until the user names another one. */
export const refundAfter = (before: Subjects, after: Subjects): SubjectName =>
  isSameSubject(before.purchase, before.refund) && isSameSubject(before.refund, after.refund)
    ? after.purchase
    : after.refund;

const WORD = 'word';
const PARTY = 'party';
const SUBJECT = 'subject.';
const COLUMN = 'column.';

const isField = (name: string): name is BookField => FIELDS.some((field) => field === name);
const isSubject = (name: string): name is Subject => SUBJECTS.some((subject) => subject === name);

/** Converts settings to a saved view. A space separates a subject's code from its name; a code has none. */
export const settingsContent = ({ word, party, subjects, columns }: BooksSettings): ViewContent => [
  { name: WORD, text: word },
  { name: PARTY, text: party },
  ...SUBJECTS.map((subject) => ({
    name: SUBJECT + subject,
    text: `${subjects[subject].code} ${subjects[subject].name}`,
  })),
  ...columns.map(({ field, title }) => ({ name: COLUMN + field, text: title })),
];

/** Reads the settings in a saved view. Unknown entries are ignored; missing ones are taken from `usual`. */
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
