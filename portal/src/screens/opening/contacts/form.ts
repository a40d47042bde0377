import * as z from 'zod/mini';
import { saveOpeningContacts } from '#generated/provisional/fields/saveOpeningContacts.ts';
import { digitsText, personName, phoneText, unspaced } from '#portal/ui/form/fieldRules.ts';
import { defineForm } from '#portal/ui/form/formDefinition.ts';
import { words } from '../words.ts';
import { contactsCopy } from './copy.ts';
import { contactsProblems, type ContactRule } from './rules.ts';

const { name, role, relationship, phone, email } = saveOpeningContacts.contacts.def.element.shape;
const { problems } = contactsCopy;

/** Form of the contact persons, by the product's rules. @param verified phone numbers already verified by a code */
export function contactsForm(rule: ContactRule, verified: readonly string[]) {
  const contact = z.object({
    name: personName(name),
    role,
    relationship,
    phone: phoneText(phone),
    email: unspaced(email),
    code: digitsText(z.string()),
  });
  const contacts = z.array(contact).check(
    z.minLength(rule.minContacts, problems.few(rule.minContacts)),
    z.maxLength(rule.maxContacts, contactsCopy.full(rule.maxContacts)),
    z.check(({ value, issues }) => {
      for (const { path, message } of contactsProblems(value, rule, verified))
        issues.push({ code: 'custom', path: [...path], input: value, message });
    }),
  );
  const rows = Array.from({ length: rule.maxContacts }, (_, index) => index);
  return defineForm({
    draft: 'own',
    schema: z.object({ contacts }),
    words: Object.fromEntries(
      rows.flatMap((row) => [
        [`contacts.${String(row)}.name`, { pattern: words.problems.personName }],
        [`contacts.${String(row)}.phone`, { pattern: words.problems.mobile }],
        [`contacts.${String(row)}.email`, { pattern: problems.email }],
      ]),
    ),
  });
}

export type ContactsValues = z.input<ReturnType<typeof contactsForm>['schema']>;
export type ContactsSent = z.output<ReturnType<typeof contactsForm>['schema']>;
