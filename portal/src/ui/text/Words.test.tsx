import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Words } from './Words.tsx';

test.each([
  ['客服热线400-088-8816（每日9:00-22:00）', ['400-088-8816', '9:00-22:00']],
  ['0.6%（折合年化4.29%-10.95%）', ['0.6%', '4.29%-10.95%']],
  ['体验至2026-12账期为止', ['2026-12']],
  ['您有32,618.40元应还。', ['32,618.40']],
  ['还款流水号HK2026051800000311', ['HK2026051800000311']],
  ['代码提交 bb06b9827975d039463eedaef6c1c4bd14359822', []],
  ['没有数字', []],
])('keeps the text of %s, and its figures whole', (words, figures) => {
  const html = renderToStaticMarkup(<Words>{words}</Words>);
  expect([...html.matchAll(/<span[^>]*>([^<]*)</g)].map(([, figure]) => figure)).toEqual(figures);
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(words);
});
