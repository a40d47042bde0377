/**
 * Hostile banner texts. Without the `sim` fixture: under our strict CSP the browser itself writes an error
 * for each event handler that the sanitiser parses, before it takes it out.
 */
import { expect, test } from '../support/sim.ts';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const hostile = [
  '<script>window.hit = 1</script>',
  `<img src="${pixel}" onload="window.hit = 1">`,
  '<svg onload="window.hit = 1"></svg>',
  '<details open ontoggle="window.hit = 1">x</details>',
  '<a href="javascript:window.hit = 1">x</a>',
  '<iframe srcdoc="<script>parent.hit = 1</script>"></iframe>',
  '<style>body { display: none }</style>',
  '<form action="javascript:window.hit = 1"><input autofocus onfocus="window.hit = 1"></form>',
];

test('hostile banner texts, titles and links do nothing', async ({ page }) => {
  // A company without bills: its world is small enough to be patched.
  await page.goto('/front/company/landing?productCode=12003&scenario=logged-out,newcomer');
  const ads = hostile.map((text, index) => ({
    scene: 'QYJC-LANDING-BANNER',
    id: `T${String(index)}`,
    adType: '2',
    title: text,
    brief: text,
    picLink: 'javascript:window.hit = 1',
    buttonInfo: text,
    buttonLink: 'javascript:window.hit = 1',
  }));
  const answer = await page.request.patch('/_sim/api/world', { data: { ads } });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.reload();

  const banner = page.getByRole('region', { name: '产品推荐' });
  for (const [index, text] of hostile.entries()) {
    await banner.getByRole('button', { name: `第${String(index + 4)}张` }).click();
    await expect(banner.locator('[role=group]:not([inert])').getByRole('heading')).toHaveText(text);
    await expect(banner.getByRole('link')).toHaveCount(0);
  }
  await expect(banner.locator('script, iframe, style, form, input')).toHaveCount(0);
  const armed = await banner.evaluate((section) =>
    [...section.querySelectorAll('*')]
      .flatMap((element) => [...element.attributes])
      .filter(({ name, value }) => name.startsWith('on') || value.includes('javascript:'))
      .map(({ name }) => name),
  );
  expect(armed).toEqual([]);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});
