import { expect, test } from 'vitest';
import { accountTab } from '../../session/accountTab.ts';
import { formDrafts, pageAddress } from './formDrafts.ts';

function tabOf() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const place = { address: '/front/a?', ending: false };
  const drafts = (account = 'parent', productCode = '12003') =>
    formDrafts({
      tab: accountTab(account, storage),
      productCode,
      page: () => place.address,
      isEnding: () => place.ending,
    });
  return { kept, place, drafts };
}

test('a draft belongs to its account, product and page', { tags: ['out-draft-whose'] }, () => {
  const { place, drafts } = tabOf();
  drafts().keep('repay', '1');
  expect(drafts().read('repay')).toBe('1');
  expect(drafts('child').read('repay')).toBeNull();
  expect(drafts('parent', '12007').read('repay')).toBeNull();
  expect(drafts().read('claim')).toBeNull();
  place.address = '/front/b?';
  expect(drafts().read('repay')).toBeNull();
});

test('a form that is left forgets its draft, unless the page ends', () => {
  const { kept, place, drafts } = tabOf();
  const page = drafts();
  page.keep('repay', '1');
  place.address = '/front/elsewhere?';
  page.forget('repay');
  expect(kept.size).toBe(0);
  page.keep('repay', '2');
  place.ending = true;
  page.forget('repay');
  expect(page.read('repay')).toBe('2');
});

test(
  'a draft that was brought back and not changed is forgotten with its own page',
  { tags: ['out-draft-sent'] },
  () => {
    const { kept, place, drafts } = tabOf();
    drafts().keep('repay', '1');
    const reloaded = drafts();
    expect(reloaded.read('repay')).toBe('1');
    place.address = '/front/repay/result?';
    reloaded.forget('repay');
    expect(kept.size).toBe(0);
  },
);

test('a page without a draft does not forget that of another page', () => {
  const { kept, place, drafts } = tabOf();
  const page = drafts();
  page.keep('claim', '1');
  place.address = '/front/b?';
  expect(page.read('claim')).toBeNull();
  page.forget('claim');
  expect([...kept.values()]).toEqual(['1']);
});

test('a page whose address changes takes its draft along', () => {
  const { kept, place, drafts } = tabOf();
  const page = drafts();
  page.keep('repay', '1');
  place.address = '/front/a?couponId=1';
  page.keep('repay', '2');
  expect([...kept.values()]).toEqual(['2']);
});

test('the way back from the login names the product, and is the same page', () => {
  const address = (search: string) => pageAddress({ pathname: '/front/repay', search });
  expect(address('?bills=1&productCode=12003')).toBe(address('?bills=1'));
  expect(address('?bills=2')).not.toBe(address('?bills=1'));
});
