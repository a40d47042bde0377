import { expect, test } from 'vitest';
import { waysToInstall } from './browser.mjs';

// With apt-get there are three ways: two packages of Debian, then Playwright's download.
test.each([
  { root: true, apt: true, first: 'chromium-headless-shell fonts-noto-cjk', ways: 3 },
  { root: true, apt: false, first: 'playwright install chromium', ways: 1 },
  { root: false, apt: true, first: 'playwright install chromium', ways: 1 },
])('first tries $first with root $root and apt-get $apt', ({ root, apt, first, ways }) => {
  const found = waysToInstall(root, apt);
  expect(found).toHaveLength(ways);
  expect(found[0]?.command).toContain(first);
  expect(found.at(-1)).toEqual({ command: 'playwright install chromium', seconds: 60 });
});
