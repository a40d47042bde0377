import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorLine } from './ErrorLine.tsx';

const failure = (message: string, kind: string) => Object.assign(new Error(message), { code: '4711', kind });
const retry = () => undefined;

const shown = (error: unknown) => {
  const html = renderToStaticMarkup(<ErrorLine error={error} onRetry={retry} />);
  return { text: html.replace(/<style[^]*?<\/style>|<[^>]+>/g, ''), role: /role="(\w+)"/.exec(html)?.[1] };
};

test.each([
  [failure('系统异常', 'fault'), '加载失败：系统异常重试', 'alert'],
  [failure('', 'fault'), '加载失败重试', 'alert'],
  [new TypeError('x is undefined'), '加载失败重试', 'alert'],
  [undefined, '加载失败重试', 'alert'],
  // Final answers: a retry returns the same.
  [failure('渠道未开展优惠券活动', 'tolerated'), '渠道未开展优惠券活动', 'status'],
  [failure('当前产品不支持', 'wrong-product'), '当前产品不支持', 'status'],
  [failure('仅母账号可查看', 'wrong-role'), '仅母账号可查看', 'status'],
])('shows %o as %s with the role %s', { tags: ['out-tolerated-answer'] }, (error, text, role) =>
  expect(shown(error)).toEqual({ text, role }),
);
