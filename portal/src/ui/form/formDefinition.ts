import type { FieldPath, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { refusals } from '../../copy/form.ts';
import { refusalOf, type Keyword } from './keywordOf.ts';

type Words = string | Partial<Readonly<Record<Keyword, string>>>;

/** What a form asks for, and in which words it refuses: the contract's field rules, composed; declared beside its page. */
export interface FormDefinition<Values extends FieldValues, Sent> {
  readonly schema: z.core.$ZodType<Sent, Values>;
  /** A field's own words instead of the kit's: for every refusal, or by keyword. */
  readonly words?: { readonly [Name in FieldPath<Values>]?: Words };
}

/** Declares a form; the types of what is filled in and of what is sent follow from its schema. */
export const defineForm = <Sent, Values extends FieldValues>(
  definition: FormDefinition<Values, Sent>,
): FormDefinition<Values, Sent> => definition;

/** Why a value is refused, in the words of its field or of the kit. */
export const wordsFor =
  (words: Readonly<Record<string, Words | undefined>> = {}) =>
  (issue: z.core.$ZodRawIssue): string => {
    const { keyword, limit } = refusalOf(issue);
    const own = words[(issue.path ?? []).join('.')];
    return (typeof own === 'string' ? own : own?.[keyword]) ?? refusals[keyword](limit);
  };
