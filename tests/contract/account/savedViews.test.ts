/** Tests saved views of a list: each account has its own, they have versions, and a parent can share them. */
import { expect, test } from 'vitest';
import { provisional } from '#generated/clients.ts';
import type { Inputs, Outputs } from '#generated/provisional/io.ts';
import { provider, type Provider } from '../tools/provider.ts';

type Wish = Omit<Inputs['saveView'], 'productCode'>;
type View = Outputs['saveView']['views'][number];

const wish = (name: string, more: Partial<Wish> = {}): Wish =>
  ({
    place: 'BILLS',
    name,
    content: [{ name: 'sort', text: '-owed' }],
    isDefault: false,
    isShared: false,
    ...more,
  }) as Wish;

const save = async (session: Provider, view: Wish): Promise<readonly View[]> =>
  (await provisional.saveView(view as Inputs['saveView'], session)).views;

const viewsAt = async (session: Provider, place: Wish['place']): Promise<readonly View[]> =>
  (await provisional.querySavedViews({ place } as Inputs['querySavedViews'], session)).views;

const codeOf = async (session: Provider, input: object): Promise<unknown> =>
  (await session.call('provisional', 'saveView', { productCode: '12003', ...input })).body['resultCode'];

const namesOf = (views: readonly View[]): string[] => views.map(({ name }) => name);

test('keeps the views of each list apart, in the order of saving', { tags: ['far-views'] }, async () => {
  const session = await provider();
  await save(session, wish('逾期'));
  const bills = await save(session, wish('大额'));
  const orders = await save(session, wish('逾期', { place: 'ORDERS' }));
  expect(namesOf(bills)).toEqual(['逾期', '大额']);
  expect(orders).toEqual([
    {
      viewId: 'ST0003',
      name: '逾期',
      version: 1,
      isOwn: true,
      isDefault: false,
      isShared: false,
      content: [{ name: 'sort', text: '-owed' }],
    },
  ]);
  expect(await viewsAt(session, 'BILLS')).toEqual(bills);
});

test('a list has at most one default view', { tags: ['far-views'] }, async () => {
  const session = await provider();
  await save(session, wish('甲', { isDefault: true }));
  await save(session, wish('丙', { place: 'ORDERS', isDefault: true }));
  const views = await save(session, wish('乙', { isDefault: true }));
  expect(views.map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ['甲', false],
    ['乙', true],
  ]);
  expect((await viewsAt(session, 'ORDERS')).map(({ isDefault }) => isDefault)).toEqual([true]);
});

test(
  'refuses the outdated change or deletion of a second tab without losing the first change',
  { tags: ['far-views'] },
  async () => {
    const session = await provider();
    const [seen] = await save(session, wish('甲'));
    if (seen === undefined) throw new Error('no view was saved');
    const which = { viewId: seen.viewId, version: seen.version };
    const [first] = await save(session, wish('乙', which));
    expect(first).toMatchObject({ viewId: seen.viewId, name: '乙', version: 2 });
    expect(await codeOf(session, wish('丙', which))).toBe('P310003');
    expect(await session.call('provisional', 'deleteView', { productCode: '12003', ...which })).toMatchObject(
      {
        body: { resultCode: 'P310003' },
      },
    );
    expect(await viewsAt(session, 'BILLS')).toEqual([first]);
  },
);

test.each([
  ['a name of 21 characters', { name: '长'.repeat(21) }, 'E9000001'],
  ['a name that begins with a space', { name: ' 甲' }, 'E9000001'],
  ['an empty name', { name: '' }, 'E9000001'],
  ['an id without the version', { viewId: 'ST0001' }, 'E9000001'],
  ['a name of 20 characters', { name: '长'.repeat(20) }, '0000000'],
])('returns for a view with %s the code %s', { tags: ['far-views'] }, async (_what, more, code) => {
  expect(await codeOf(await provider(), wish('甲', more))).toBe(code);
});

test(
  'shows a child its parent’s shared view, read only, and accepts its name for an own view',
  { tags: ['far-views-shared'] },
  async () => {
    const session = await provider('saved-views-child');
    const views = await viewsAt(session, 'BILLS');
    expect(views.map(({ name, isOwn, isShared }) => ({ name, isOwn, isShared }))).toEqual([
      { name: '待还1', isOwn: true, isShared: false },
      { name: '逾期大额', isOwn: false, isShared: true },
    ]);
    const [, shared] = views;
    expect(await codeOf(session, wish('改名', { viewId: shared?.viewId, version: 1 } as Partial<Wish>))).toBe(
      'P310004',
    );
    // A child may give its own view the name of a shared one.
    expect(namesOf(await save(session, wish('逾期大额')))).toEqual(['待还1', '逾期大额', '逾期大额']);
  },
);
