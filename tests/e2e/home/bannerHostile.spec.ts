/**
 * Tests a corpus of 200 hostile banner texts, of which the commit selects half (`DRAW=all` selects all). The console is not checked,
 * because Chromium logs harmless pictures without a file.
 */
import type { Page } from '@playwright/test';
import { drawnByCommit } from '../../support/commitSeed.ts';
import { moving } from '../../support/moving.ts';
import { expect, test } from '../../support/sim.ts';
import { xssCorpus } from '../../support/xssCorpus.ts';

const batches = [0, 100].map((from) => [from, xssCorpus.slice(from, from + 100)] as const);
const banner = (page: Page) => page.getByRole('region', { name: '产品推荐' });

test.beforeEach(moving);

test('the corpus has 200 texts', () => expect(xssCorpus).toHaveLength(200));

/** Opens the landing with banners whose briefs, titles, buttons and links have these texts. */
async function openWith(page: Page, texts: readonly string[]): Promise<void> {
  // A company without bills: its world is small enough to be patched.
  await page.request.post('/_sim/api/session', { data: { scenarios: ['logged-out', 'newcomer'] } });
  const ads = texts.map((text, index) => ({
    scene: 'QYJC-LANDING-BANNER',
    id: `T${String(index)}`,
    adType: '2',
    title: text,
    brief: `<b>简介</b>${text}`,
    picLink: 'javascript:window.hit = 1',
    buttonInfo: text,
    buttonLink: 'javascript:window.hit = 1',
  }));
  const answer = await page.request.patch('/_sim/api/world', { data: { ads } });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.goto('/front/company/landing?productCode=12003');
  // The sanitiser is a separate chunk: the texts exist only after it has loaded.
  await expect(banner(page).locator('b').filter({ hasText: '简介' })).toHaveCount(texts.length);
}

/** Returns the parts of the banner that could still run: elements, handlers, addresses, styles. */
const dangerousParts = (page: Page) =>
  banner(page).evaluate((section) => {
    const elements =
      'script,iframe,frame,frameset,object,embed,applet,base,meta,link,style,form,input,foreignObject,animate,set,use,handler,portal,noscript';
    // Drawings of the portal's own banners.
    const ours = `svg[aria-hidden] > use[href^="${location.origin}/front/assets/drawings-"]`;
    const addresses =
      /^(href|src|action|formaction|xlink:href|poster|background|data|srcdoc|values|to|lowsrc)$/;
    // A template's content is inert, but must be clean too.
    const inside = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) =>
        element instanceof HTMLTemplateElement ? [element, ...inside(element.content)] : [element],
      );
    const found: string[] = [];
    for (const element of inside(section)) {
      if (element.matches(elements) && !element.matches(ours)) found.push(element.tagName);
      for (const { name, value } of element.attributes) {
        const plain = [...value]
          .filter((character) => character > ' ')
          .join('')
          .toLowerCase();
        if (name.startsWith('on')) found.push(name);
        if (addresses.test(name) && /^(javascript|vbscript|data:text|data:image\/svg)/.test(plain)) {
          found.push(`${name}=${value}`);
        }
      }
      // Our own styles are classes. Only the slides get a style attribute from a script.
      const style = element.getAttribute('style') ?? '';
      if (
        /url\(|expression|binding|behavior|position: *fixed/i.test(style) &&
        !element.matches('[data-banner-picture]')
      ) {
        found.push(`style=${style}`);
      }
    }
    return found;
  });

for (const [from, texts] of drawnByCommit(batches, 2)) {
  test(`hostile banner texts ${String(from + 1)} to ${String(from + texts.length)} run no script`, async ({
    page,
  }) => {
    const asked: string[] = [];
    const dialogs: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await openWith(page, texts);

    // Each banner has a title, the first shows its text unchanged, and there is no link to follow.
    await expect(banner(page).getByRole('heading', { level: 2, includeHidden: true })).toHaveCount(
      3 + texts.length,
    );
    await expect(banner(page).locator('a[href^="javascript" i]')).toHaveCount(0);
    await banner(page).getByRole('button', { name: '第4张', exact: true }).click();
    await expect(banner(page).locator('[role=group]:not([inert])').getByRole('heading')).toHaveText(
      texts[0] ?? '',
    );
    await expect(banner(page).getByRole('link')).toHaveCount(0);

    expect(await dangerousParts(page)).toEqual([]);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    expect(dialogs).toEqual([]);
    expect(asked.filter((url) => url.includes('evil.example'))).toEqual([]);
    await expect(page).toHaveURL(/\/company\/landing/);
    // The page around the banner is complete, and no element replaces a property of the document.
    await expect(page.getByRole('navigation', { name: '页内导航' }).getByRole('link')).toHaveCount(5);
    expect(
      await page.evaluate(() => [
        typeof document.getElementById,
        typeof document.createElement,
        document.body.tagName,
      ]),
    ).toEqual(['function', 'function', 'BODY']);
  });
}
