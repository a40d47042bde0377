import type { ContactRole } from '#generated/shared/enums/ContactRole.ts';
import { ContactRoleLabel } from '#generated/shared/labels.ts';
import type { Application } from '../opening.ts';
import { contactsCopy } from './copy.ts';

export type ContactRule = Application['contactRule'];

/** The fields that the rules between contacts read. */
export interface ContactFacts {
  readonly role?: ContactRole | undefined;
  readonly relationship?: string | undefined;
  readonly phone: string;
  readonly code: string;
}

/** A problem of the list of contacts. */
export interface ContactProblem {
  /** Path of the field in the list; empty for a problem of the list itself. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

const { problems } = contactsCopy;

/** Returns whether a contact in this role must state a relationship to the legal person or the company. spec 1 §6 */
export const needsRelationship = (rule: ContactRule, role: ContactRole | undefined): boolean =>
  role !== undefined && rule.relationshipFor.includes(role);

/**
 * Problems between contacts, missing relationships, and missing or malformed codes.
 * @param verified phone numbers already verified by a code
 */
export function contactsProblems(
  contacts: readonly ContactFacts[],
  rule: ContactRule,
  verified: readonly string[],
): ContactProblem[] {
  const found: ContactProblem[] = [];
  for (const role of rule.once) {
    const [first, ...more] = contacts.flatMap((contact, index) => (contact.role === role ? [index] : []));
    const label = ContactRoleLabel[role];
    if (first === undefined) found.push({ path: [], message: problems.missing(label) });
    for (const index of more) found.push({ path: [index, 'role'], message: problems.twice(label) });
  }
  contacts.forEach(({ role, relationship, phone, code }, index) => {
    if (needsRelationship(rule, role) && relationship === undefined)
      found.push({ path: [index, 'relationship'], message: problems.relationship });
    if (phone !== '' && contacts.slice(0, index).some((before) => before.phone === phone))
      found.push({ path: [index, 'phone'], message: problems.samePhone });
    else if (!verified.includes(phone) && !/^\d{6}$/.test(code))
      found.push({ path: [index, 'code'], message: code === '' ? problems.codeMissing : problems.code });
  });
  return found;
}
