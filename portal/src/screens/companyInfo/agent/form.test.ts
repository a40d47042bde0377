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
  ['nothing that differs', {}, { name: '经办人信息没有变化' }],
  ['a wrong check digit', { idNo: '330106199207082616' }, { idNo: '身份证号有误，请核对' }],
  ['no address', { email: 'caiwu' }, { email: '请输入正确的邮箱地址' }],
  ['too short a number', { idNo: '3301061992' }, { idNo: '请输入18位身份证号' }],
])('does not send %s', (_, typed, problems) => {
  expect(parse({ ...onRecord, code: '', ...typed })).toMatchObject({ problems });
});

test('needs no code for the same person with another address', () => {
  const { phone, idNo } = onRecord;
  expect(parse({ ...onRecord, code: '', email: 'caiwu@hechuan.cn' })).toMatchObject({
    sent: { phone, idNo, email: 'caiwu@hechuan.cn' },
  });
});
