import { expect, test } from 'vitest';
import { newestVersion } from '../read/changelog.ts';
import { markdown } from './markdown.ts';

const log =
  '# 标准服务\n\n说明 `x`。\n\n## 0.2.0 2026-11-12\n\n- 加 `<b>`\n- 减\n\n### 修正\n\n## 0.1.0\n\n- 第一版\n';

test('a change log becomes headings, lists and paragraphs, without its title', () => {
  expect(markdown(log).text.replace(/\s*\n\s*/g, '')).toBe(
    '<p>说明 <code>x</code>。</p><h3>0.2.0 2026-11-12</h3><ul><li>加 <code>&lt;b&gt;</code></li><li>减</li></ul>' +
      '<h4>修正</h4><h3>0.1.0</h3><ul><li>第一版</li></ul>',
  );
});

test('the newest version is the first one', () => {
  expect(newestVersion(log)).toBe('0.2.0');
  expect(newestVersion('# 空')).toBeUndefined();
});
