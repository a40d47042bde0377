import { expect, test } from 'vitest';
import { h, markdown, markup } from './html.ts';

test('escapes text and attributes, keeps markup and omits absent parts', () => {
  const cell = h(
    'td',
    { title: '"a" & \'b\'', hidden: true, id: false },
    ['<', h('b', {}, 'c')],
    false,
    undefined,
    0,
  );
  expect(markup(cell)).toBe('<td title="&quot;a&quot; &amp; &#39;b&#39;" hidden>&lt;<b>c</b>0</td>');
});

test('renders a change log as headings, lists and paragraphs without its title', () => {
  const log = '# 标准服务\n\n说明 `x`。\n\n## 0.1.0 2026-11-12\n\n- 加 `<b>`\n- 减\n\n### 修正\n';
  expect(markdown(log).text.replaceAll('\n', '')).toBe(
    '<p>说明 <code>x</code>。</p><h3>0.1.0 2026-11-12</h3><ul><li>加 <code>&lt;b&gt;</code></li><li>减</li></ul><h4>修正</h4>',
  );
});
