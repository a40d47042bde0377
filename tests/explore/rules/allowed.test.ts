import { expect, test } from 'vitest';
import { allowed } from './allowed.ts';

const page = { url: 'http://localhost/front/home', title: '首页', lang: 'zh-CN', controls: [], text: '' };
const said = (look: object) =>
  allowed({ kind: 'visited', look: { ...page, ...look }, axe: [] } as never, {
    leadsSomewhere: () => true,
    before: [],
  }).map(({ says }) => says);

test('a page has one main part and one heading, unless a question or a warning stands instead of it', () => {
  expect(said({ mains: 1, headings: ['首页'], dialogs: [] })).toEqual([]);
  expect(said({ mains: 0, headings: [], dialogs: [] })).toHaveLength(2);
  expect(said({ mains: 1, headings: [], dialogs: ['身份认证'] })).toHaveLength(1);
  expect(said({ mains: 0, headings: [], dialogs: ['身份认证'] })).toEqual([]);
  expect(said({ mains: 0, headings: [], dialogs: [], text: '系统资源获取失败，请刷新页面后重试' })).toEqual(
    [],
  );
});
