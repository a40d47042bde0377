import type { FieldPath, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { refusals } from '../../copy/form.ts';
import { refusalOf, type Keyword } from './keywordOf.ts';

type Words = string | Partial<Readonly<Record<Keyword, string>>>;

/** What of a form outlives a reload and a lost session. */
export type DraftRule<Values extends FieldValues = FieldValues> =
  | {
      /** Names the form among those of its page. */
      readonly name: string;
      /** Never kept: passwords, codes, and consent, which is given each time. */
      readonly except?: readonly FieldPath<Values>[];
      /** Kept while the user is on other pages too, until the form is sent. */
      readonly lasting?: boolean;
    }
  /** All of it is secret. */
  | 'secret'
  /** Its family keeps it, with the provider. */
  | 'own';

/** What a form asks for, and in which words it refuses: the contract's field rules, composed; declared beside its page. */
export interface FormDefinition<Values extends FieldValues, Sent> {
  readonly schema: z.core.$ZodType<Sent, Values>;
  readonly draft: DraftRule<Values>;
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
