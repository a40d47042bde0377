/** Plausibility of company data beyond their format; the messages are the provider's. */
import type { Day } from '../values/calendar.ts';
import { birthOf, isCreditCode, isIdCard } from './identifiers.ts';
import { regionName } from './regions.ts';
import type { CompanyEntry } from './schema.ts';

/** Returns whether the data break the rule. */
type Rule = (entry: CompanyEntry, today: Day) => boolean;

const blank = (text: string | undefined): boolean => text !== undefined && text.trim() === '';

/** Each message with its condition, in the order of the form. */
const rules: readonly (readonly [message: string, broken: Rule])[] = [
  ['企业名称不能为空白', ({ companyName }) => blank(companyName)],
  ['统一社会信用代码的校验位不正确', ({ creditCode }) => !isCreditCode(creditCode)],
  ['成立日期不能晚于今天', ({ foundedOn }, today) => foundedOn > today],
  ['营业期限已到期', ({ termTo }, today) => termTo !== undefined && termTo < today],
  ['请选择注册地区到最末级', ({ regionCode }) => regionName(regionCode) === undefined],
  ['地址不能为空白', ({ address, officeAddress }) => blank(address) || blank(officeAddress)],
  ['法定代表人姓名不能为空白', ({ legalName }) => blank(legalName)],
  ['法定代表人身份证号的校验位不正确', ({ legalIdNo }) => !isIdCard(legalIdNo)],
  ['法定代表人身份证号的出生日期不正确', ({ legalIdNo }, today) => !isBirthday(birthOf(legalIdNo), today)],
  ['证件生效日期不能晚于今天', ({ legalIdFrom }, today) => legalIdFrom > today],
  ['法定代表人证件已到期', ({ legalIdTo }, today) => legalIdTo !== undefined && legalIdTo < today],
  [
    '证件截止日期须晚于生效日期',
    ({ legalIdFrom, legalIdTo }) => legalIdTo !== undefined && legalIdTo <= legalIdFrom,
  ],
];

/** Returns whether a day exists and is in the past. */
function isBirthday(day: Day, today: Day): boolean {
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) && day < today;
}

/** Returns the first error as text; undefined without any. */
export const companyProblem = (entry: CompanyEntry, today: Day): string | undefined =>
  rules.find(([, broken]) => broken(entry, today))?.[0];

/** Returns the verified identity as one text. If it changes, a new verification is needed. */
const identity = ({ companyName, creditCode, legalName, legalIdNo }: CompanyEntry): string =>
  [companyName, creditCode, legalName, legalIdNo].join('\n');

export const sameIdentity = (one: CompanyEntry, other: CompanyEntry): boolean =>
  identity(one) === identity(other);
