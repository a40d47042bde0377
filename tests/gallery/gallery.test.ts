import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { differenceOf, differencesOf, type Difference } from './compare.ts';
import { galleryPage } from './page.ts';
import { fileOf, looks, type Gallery, type Picture } from './pictures.ts';

const home = { scenario: 'baseline', path: '/company/index?productCode=12003' };
const bills = { scenario: 'overdue-bill', path: '/company/billListNew?productCode=12003' };
const look = { size: '375', theme: 'dark' } as const;
const pictureOf = (screen: typeof home, title: string): Picture => ({
  ...screen,
  ...look,
  title,
  file: fileOf(screen, look),
});
const galleryOf = (...pictures: Picture[]): Gallery => ({
  version: '1.0.0',
  builtAt: '2026-12-01T01:30:00.000Z',
  pictures,
});

/** A picture of one colour, with some pixels of another. */
function png(width: number, height: number, marked = 0): Uint8Array {
  const picture = new PNG({ width, height });
  picture.data.fill(255);
  for (let pixel = 0; pixel < marked; pixel += 1) picture.data.fill(0, pixel * 4, pixel * 4 + 3);
  return PNG.sync.write(picture);
}

test(
  'takes each screen at three widths in both themes, and on paper in the light one',
  { tags: ['far-gallery'] },
  () => {
    expect(looks.map(({ size, theme }) => `${size} ${theme}`).sort()).toEqual(
      ['1440 dark', '1440 light', '375 dark', '375 light', '768 dark', '768 light', 'paper light'].sort(),
    );
  },
);

test('names the file of a picture by its screen and look only', () => {
  expect(pictureOf(home, '首页').file).toBe(fileOf(pictureOf(home, '账单'), look));
  const names = [home, bills].flatMap((screen) => looks.map((each) => fileOf(screen, each)));
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['equal', png(20, 10), png(20, 10), undefined],
  ['20 of 200 pixels differ', png(20, 10), png(20, 10, 20), { kind: 'pixels', share: 0.1 }],
  ['another height', png(20, 10), png(20, 11), { kind: 'size' }],
])('compares two pictures: %s', (_, now, before, difference) => {
  expect(differenceOf(now, before)).toEqual(difference);
});

test('lists new, changed and removed pictures', { tags: ['far-gallery'] }, () => {
  const [one, other] = [pictureOf(home, '首页'), pictureOf(bills, '账单')];
  const read = { now: () => png(4, 4), before: () => png(4, 4, 4) };
  expect([...differencesOf(galleryOf(one), galleryOf(one, other), read)]).toEqual([
    [one.file, { kind: 'pixels', share: 0.25 }],
    [other.file, { kind: 'gone' }],
  ]);
  expect([...differencesOf(galleryOf(one, other), galleryOf(one), read).values()]).toContainEqual({
    kind: 'new',
  });
});

test('shows changed pictures beside earlier ones, lists removed ones', { tags: ['far-gallery'] }, () => {
  const one = pictureOf(home, '首页 <b>');
  const other = pictureOf(bills, '账单');
  const differences = new Map<string, Difference>([
    [one.file, { kind: 'pixels', share: 0.0123 }],
    [other.file, { kind: 'gone' }],
  ]);
  const page = galleryPage(galleryOf(one), {
    version: '0.9.0',
    folder: 'before',
    differences,
    gone: [other],
  });
  expect(page).toContain('首页 &#60;b&#62;');
  expect(page).toContain('手机 375 深色 · 1.23 % 像素不同');
  expect(page).toContain('<li>/company/billListNew?productCode=12003 场景 overdue-bill</li>');
  expect(page).toContain(`src="before/${one.file}"`);
  expect(page).toContain('与 0.9.0 相比：1 张有变化或新增，1 张不再出现');
});
