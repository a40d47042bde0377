import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { amountText, bankCard, creditCode, email, emptyable, idCard, mobile, smsCode } from './fieldRules.ts';
import { defineForm, wordsFor } from './formDefinition.ts';

const form = defineForm({
  draft: { name: 'test' },
  schema: z.object({
    name: z
      .string()
      .check(z.refine<string>((text) => text.length < 3, { params: { keyword: 'maxLength', limit: 2 } })),
    amount: amountText(z.number().check(z.gt(0), z.lte(100))),
    phone: z.string().check(mobile()),
    days: z.int().check(z.gte(1)),
    kind: z.literal(['A', 'B']),
    sources: z.array(z.string()).check(z.minLength(1)),
    note: emptyable(z.optional(z.string().check(z.regex(/^\d+$/)))),
  }),
  words: { phone: '请输入11位手机号', amount: { required: '请输入还款金额' } },
});

const right = {
  name: '禾川',
  amount: '9',
  phone: '13800006027',
  days: 1,
  kind: 'A',
  sources: ['x'],
  note: '',
};

const parse = (change: object) =>
  z.safeParse(form.schema, { ...right, ...change }, { error: wordsFor(form.words) });
const refused = (change: object) =>
  parse(change).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

test.each([
  [{ name: '' }, []],
  [{ name: '禾川贸易' }, ['name 最多输入2个字']],
  [{ name: undefined }, ['name 请填写此项']],
  [{ amount: '' }, ['amount 请输入还款金额']],
  [{ amount: '十元' }, ['amount 请写出完整的数字，如60000，不用万、千等单位']],
  [{ amount: '1.005' }, ['amount 金额最多两位小数']],
  [{ amount: '0' }, ['amount 须大于0']],
  [{ amount: '101' }, ['amount 不能大于100']],
  [{ phone: '1380000' }, ['phone 请输入11位手机号']],
  [{ phone: '' }, ['phone 请输入11位手机号']],
  [{ days: 0 }, ['days 不能小于1']],
  [{ days: 1.5 }, ['days 格式不正确']],
  [{ kind: 'C' }, ['kind 请从选项中选择']],
  [{ kind: undefined }, ['kind 请从选项中选择']],
  [{ kind: '' }, ['kind 请从选项中选择']],
  [{ sources: [] }, ['sources 请至少选择1项']],
  [{ note: 'x' }, ['note 格式不正确']],
])('validates %j: %j', (change, messages) => {
  expect(refused(change) ?? []).toEqual(messages);
});

test('reads amounts as numbers, trims texts, omits an empty one, and refuses a misplaced comma', () => {
  expect(parse({ amount: ' 1,0.5' }).success).toBe(false);
  expect(parse({ amount: '12.50', note: ' 7 ' }).data).toMatchObject({ amount: 12.5, note: '7' });
  expect(parse({}).data?.note).toBeUndefined();
});

test('says in 字 how short and how long a text may be that zod itself limits', () => {
  const schema = z.object({
    short: z.string().check(z.minLength(2)),
    long: z.string().check(z.maxLength(2)),
  });
  const result = z.safeParse(schema, { short: '1', long: '123' }, { error: wordsFor() });
  expect(result.error?.issues.map(({ message }) => message)).toEqual(['至少输入2个字', '最多输入2个字']);
});

test('gives the message of each of our own rules', () => {
  const schema = z.object({
    id: z.string().check(idCard()),
    code: z.string().check(creditCode()),
    mail: z.string().check(email()),
    card: z.string().check(bankCard()),
    sms: z.string().check(smsCode()),
  });
  const result = z.safeParse(
    schema,
    { id: '1', code: '1', mail: '1', card: '1', sms: '1' },
    { error: wordsFor() },
  );
  expect(result.error?.issues.map(({ message }) => message)).toEqual([
    '请输入正确的18位身份证号',
    '请输入正确的18位统一社会信用代码',
    '请输入正确的邮箱地址',
    '请输入正确的银行卡号',
    '请输入6位数字验证码',
  ]);
});
