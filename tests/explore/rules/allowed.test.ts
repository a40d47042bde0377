import { expect, test } from 'vitest';
import { allowed } from './allowed.ts';

const page = { url: 'http://localhost/front/home', title: '首页', lang: 'zh-CN', controls: [], text: '' };
const findings = (look: object) =>
  allowed({ kind: 'visited', look: { ...page, ...look }, axe: [] } as never, {
    leadsSomewhere: () => true,
    before: [],
  }).map(({ message }) => message);

test('requires one main element and one heading, unless a dialog or a warning replaces the page', () => {
  expect(findings({ mains: 1, headings: ['首页'], dialogs: [] })).toEqual([]);
  expect(findings({ mains: 0, headings: [], dialogs: [] })).toHaveLength(2);
  expect(findings({ mains: 1, headings: [], dialogs: ['身份认证'] })).toHaveLength(1);
  expect(findings({ mains: 0, headings: [], dialogs: ['身份认证'] })).toEqual([]);
  expect(
    findings({ mains: 0, headings: [], dialogs: [], text: '系统资源获取失败，请刷新页面后重试' }),
  ).toEqual([]);
});
