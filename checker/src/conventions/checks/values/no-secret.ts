import { namesIn } from '../../../core/base/pointer.ts';
import { answerOf } from '../../../core/contract/answers.ts';
import { undocumentedMembers } from '../../../core/contract/undocumentedMembers.ts';
import type { Check } from '../../../core/judging/check.ts';

/** Members that no client needs to read: a password, hashed or not, or a key. */
const NEVER =
  /^(.*[_-])?(pass(word|wd|phrase)?|pwd|password[_-]?hash|hashed[_-]?password|salt|private[_-]?key)$/i;

/** Columns about a person that a backend may leak from its database: pay, bank and identity. */
const PERSONAL =
  /(^|_)(salary|salaries|wages?|pay_?(rate|data|grade)|income|iban|bank_?account|ssn|social_?security|national_?id|passport|card_?number|cvv|cvc|tax_?(id|number)|mfa_?secret|otp(_secret)?|totp|reset_?token|api_?secret|client_?secret)(_|$)/;

/** A secret member that the contract does not name has leaked, for example from a database row. */
export const noSecret: Check = {
  id: 'no-secret',
  title: 'the response shows no undocumented password, key or personal data',
  judge: ({ operation, document, got }) => {
    const schema = answerOf(operation, got.status)?.schema;
    if (!schema) return [];
    return undocumentedMembers([schema], document, operation.schemas)
      .filter((pointer) => isSecret(namesIn(pointer).at(-1) ?? ''))
      .map((pointer) => ({ message: `${pointer} is shown, which the contract does not name`, pointer }));
  },
};

const isSecret = (name: string): boolean =>
  NEVER.test(name) || PERSONAL.test(name.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase());
