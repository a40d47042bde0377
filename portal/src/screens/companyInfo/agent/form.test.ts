import { expect, test } from 'vitest';
import { parsed } from '#portal/ui/form/parsed.ts';
import { agentForm } from './form.ts';

const onRecord = {
  name: '周敏',
  idNo: '330108198903154529',
  phone: '13606812257',
  email: 'zhoumin@hechuan.cn',
};
const parse = parsed(agentForm(onRecord));

test.each([
  ['another phone without its code', { phone: '13757108812' }, { code: '请输入6位短信验证码' }],
  ['a code of five digits', { phone: '13757108812', code: '60441' }, { code: '请输入6位短信验证码' }],
  ['no change', {}, { name: '经办人信息没有变化' }],
  ['an ID number with a wrong check digit', { idNo: '330106199207082616' }, { idNo: '身份证号有误，请核对' }],
  ['an invalid e-mail address', { email: 'caiwu' }, { email: '请输入正确的邮箱地址' }],
  ['an ID number that is too short', { idNo: '3301061992' }, { idNo: '请输入18位身份证号' }],
])('refuses %s', (_, typed, problems) => {
  expect(parse({ ...onRecord, code: '', ...typed })).toMatchObject({ problems });
});

test('needs no code if only the e-mail address changes', () => {
  const { phone, idNo } = onRecord;
  expect(parse({ ...onRecord, code: '', email: 'caiwu@hechuan.cn' })).toMatchObject({
    sent: { phone, idNo, email: 'caiwu@hechuan.cn' },
  });
});
