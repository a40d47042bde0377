import { expect, test } from 'vitest';
import { markup } from './html.ts';

test('escapes text in a page', () => {
  expect(markup`<p title="${'"<script>&'}">${[markup`<b>${'<i>'}</b>`]}</p>`.text).toBe(
    '<p title="&quot;&lt;script&gt;&amp;"><b>&lt;i&gt;</b></p>',
  );
});
