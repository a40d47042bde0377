import { expect, test } from 'vitest';
import { muteHandlers } from './muteHandlers.ts';

test.each([
  ['<p>满减 onsale=1</p>', '<p>满减 onsale=1</p>'],
  ['<img src="x" onerror="go()">', '<img src="x" data-muted="go()">'],
  ['<svg/onload=go()>', '<svg/data-muted=go()>'],
  ['<a title="a>b" ONCLICK = \'x\'>t</a>', '<a title="a>b" data-muted = \'x\'>t</a>'],
  ['<a href="/front/">on</a>', '<a href="/front/">on</a>'],
  ['5 < 6 onx=1', '5 < 6 onx=1'],
])('disables only the event handlers in %s: %s', (html, muted) => expect(muteHandlers(html)).toBe(muted));
