import { expect, test } from 'vitest';
import { html } from './html.ts';

test('what goes into a page is escaped, markup stays', () => {
  expect(html`<td title="${'"a" & \'b\''}">${'<script>'}${html`<b>c</b>`}</td>`.text).toBe(
    '<td title="&quot;a&quot; &amp; &#39;b&#39;">&lt;script&gt;<b>c</b></td>',
  );
});

test('lists are joined; false and absent parts vanish, zero stays', () => {
  expect(html`${[html`<i>1</i>`, '<']}${false}${undefined}${null}${0}`.text).toBe('<i>1</i>&lt;0');
});
