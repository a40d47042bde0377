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

test('keeps a draft per account, product, form and page', { tags: ['out-draft-whose'] }, () => {
  const { place, drafts } = tabOf();
  drafts().keep('repay', '1');
  expect(drafts().read('repay')).toBe('1');
  expect(drafts('child').read('repay')).toBeNull();
  expect(drafts('parent', '12007').read('repay')).toBeNull();
  expect(drafts().read('claim')).toBeNull();
  place.address = '/front/b?';
  expect(drafts().read('repay')).toBeNull();
});

test('deletes the draft of a form that is left, unless the page ends', () => {
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

test('deletes a restored, unchanged draft when its page is left', { tags: ['out-draft-sent'] }, () => {
  const { kept, place, drafts } = tabOf();
  drafts().keep('repay', '1');
  const reloaded = drafts();
  expect(reloaded.read('repay')).toBe('1');
  place.address = '/front/repay/result?';
  reloaded.forget('repay');
  expect(kept.size).toBe(0);
});

test('keeps the draft of another page if the form was read again on this one', () => {
  const { kept, place, drafts } = tabOf();
  const page = drafts();
  page.keep('claim', '1');
  place.address = '/front/b?';
  // Reading it here makes it the form of this page, so the draft of /front/a is no longer its own.
  expect(page.read('claim')).toBeNull();
  page.forget('claim');
  expect([...kept.values()]).toEqual(['1']);
});

test('moves the draft of a page whose address changes', () => {
  const { kept, place, drafts } = tabOf();
  const page = drafts();
  page.keep('repay', '1');
  place.address = '/front/a?couponId=1';
  page.keep('repay', '2');
  expect([...kept.values()]).toEqual(['2']);
});

test('finds the same page for an address with and without the product', () => {
  const address = (search: string) => pageAddress({ pathname: '/front/repay', search });
  expect(address('?bills=1&productCode=12003')).toBe(address('?bills=1'));
  expect(address('?bills=2')).not.toBe(address('?bills=1'));
});
