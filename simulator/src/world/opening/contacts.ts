/** Contact persons that a product requires (spec 1 §6). */
import { ContactRoleLabel } from '#generated/shared/labels.ts';
import { maxContacts, type ContactRule } from './rows.ts';
import type { Contact } from './schema.ts';

/** Returns the first error of a contact list as text; undefined without any. */
export function contactsProblem(rule: ContactRule, contacts: readonly Contact[]): string | undefined {
  if (contacts.length < rule.min) return `请至少填写${rule.min}位联系人`;
  if (contacts.length > maxContacts) return `最多填写${maxContacts}位联系人`;
  for (const { role, relationship, name } of contacts) {
    if (name.trim() === '') return '联系人姓名不能为空白';
    if (!rule.roles.includes(role)) return `该产品不支持角色${ContactRoleLabel[role]}`;
    if (rule.relationshipFor.includes(role) && relationship === undefined)
      return `请选择${ContactRoleLabel[role]}的关系`;
  }
  for (const role of rule.once)
    if (contacts.filter((contact) => contact.role === role).length !== 1)
      return `${ContactRoleLabel[role]}须且只能填写一位`;
  return new Set(contacts.map(({ phone }) => phone)).size < contacts.length
    ? '联系人手机号不能相同'
    : undefined;
}
