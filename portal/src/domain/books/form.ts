import * as z from 'zod/mini';
import { digitsText, shown, unspaced } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import type { KeptForm } from '#portal/ui/form/useForm.ts';
import { copy } from './copy.ts';
import { FIELDS } from './templates.ts';
import { SUBJECTS, type Subject } from './voucher.ts';

const text = (most: number) => shown(z.string().check(z.minLength(1), z.maxLength(most)));

/** A code has no spaces: code and name are saved with a space between them (settings.ts). */
const subject = z.object({
  code: unspaced(z.string().check(z.minLength(1), z.maxLength(30))),
  name: shown(z.string().check(z.maxLength(40))),
});

const subjects = z.object(
  Object.fromEntries(SUBJECTS.map((name) => [name, subject])) as Record<Subject, typeof subject>,
);

const schema = z.object({
  /** 凭证字, the kind of voucher: 记. */
  word: text(10),
  firstNo: digitsText(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
  /** Name of the other party in the voucher. */
  party: shown(z.string().check(z.maxLength(60))),
  subjects,
  columns: z.array(z.object({ field: z.enum(FIELDS), title: text(20) })).check(z.minLength(1)),
});

/** Form of a voucher file. The account's settings keep word, party, subjects and columns, but not the first number. */
export const booksForm = defineForm({
  draft: { name: 'books' },
  schema,
  words: { firstNo: copy.settings.badNo },
});

export type BooksFormState = KeptForm<z.input<typeof schema>, z.output<typeof schema>>;
