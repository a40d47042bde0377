import * as z from 'zod/mini';
import { parseAmount } from '../../format/amount.ts';
import { isBankCard } from '../../format/bankCard.ts';
import { isEmail, isMobile, isSmsCode } from '../../format/contact.ts';
import { isCreditCode } from '../../format/creditCode.ts';
import { isIdCard } from '../../format/idCard.ts';
import { capitals, halfWidth, mobileTyped, ungrouped, visible } from '../../format/typed.ts';
import { readDate } from '../control/dateText.ts';
import type { Keyword } from './keywordOf.ts';

const rule = (keyword: Keyword, holds: (text: string) => boolean) =>
  z.refine<string>(holds, { params: { keyword } });

// Business rules of a text beyond the contract's; `check` adds them to a field.
export const creditCode = () => rule('creditCode', isCreditCode);
export const idCard = () => rule('idCard', isIdCard);
export const bankCard = () => rule('bankCard', isBankCard);
export const mobile = () => rule('mobile', isMobile);
export const smsCode = () => rule('smsCode', isSmsCode);
export const email = () => rule('email', isEmail);

/** A field for an amount in yuan: it converts the typed text to a number, which the contract's field then checks. */
export const amountText = (field: z.ZodMiniType<number, number>) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string, { issues }) => {
        const read = parseAmount(text);
        if ('yuan' in read) return read.yuan;
        issues.push({ code: 'custom', input: text.trim(), params: { keyword: read.problem } });
        return z.NEVER;
      }),
    ),
    field,
  );

/** A field that cleans its text before validating: pasted or restored text counts as typed. */
const readBy =
  (read: (typed: string) => string) =>
  <Kept extends string | undefined>(field: z.ZodMiniType<Kept, string>) =>
    z.pipe(z.pipe(z.string(), z.transform(read)), field);

/** 手机号. */
export const phoneText = readBy(mobileTyped);
/** Digits of a card, an account, an SMS code or a password. */
export const digitsText = readBy(ungrouped);
/** 统一社会信用代码 or 身份证号. */
export const idText = readBy(capitals);
/** Letters and digits without spaces: e-mail addresses, codes. */
export const unspaced = readBy(halfWidth);
/** A day in any written form; the field refuses a text that is no day. */
export const dayText = readBy((typed) => readDate(typed, 'day') ?? typed);

/** A trimmed text: one that has only spaces is empty. */
export const shown = (field: z.ZodMiniType<string, string>) =>
  z.pipe(z.pipe(z.string(), z.transform(visible)), field);

/** A person's name: letters of any script, with dots, hyphens and spaces. */
export const personName = (field: z.ZodMiniType<string, string>) =>
  z.pipe(
    shown(field),
    z.string().check(rule('pattern', (text) => /^\p{L}[\p{L}\p{M}·•.'’ -]*$/u.test(text))),
  );

/** An optional text: an empty field is not sent. */
export const emptyable = <Field extends z.ZodMiniType<string | undefined, string | undefined>>(
  field: Field,
) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => visible(text) || undefined),
    ),
    field,
  );

/** A rule about several fields together; its problem shows at one of them. */
export const acrossFields = <Values>(
  problem: (values: Values) => { readonly at: keyof Values & string; readonly message: string } | undefined,
) =>
  z.check<Values>(({ value, issues }) => {
    const found = problem(value);
    if (found) issues.push({ code: 'custom', path: [found.at], input: value, message: found.message });
  });
