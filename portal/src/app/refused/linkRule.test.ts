import { expect, test } from 'vitest';
import { AccountType } from '#generated/shared/enums/AccountType.ts';
import { catalogue } from '../../products/catalogue.ts';
import { isOpenTo } from '../../products/linkAccess.ts';
import { pageRefusal } from '../../products/pageAccess.ts';
import { arrivalOf } from '../../session/arrival.ts';
import { composeSession } from '../../session/session.ts';
import { guard, type GuardSession } from '../guard.ts';
import { isRedirect, type PageRoute } from '../routeRecord.ts';
import { routes } from '../routes.ts';

/** Landing pages and the root redirect an opened user home; they are no pages of the product. */
const pages = routes.filter(
  (route): route is PageRoute => !isRedirect(route) && !route.flags.isLandingPage && route.path !== '/',
);
const products = Object.values(catalogue).filter(({ menu }) => menu !== undefined);
const viewers = products.flatMap((product) =>
  [AccountType.Parent, AccountType.Child].flatMap((acctType) =>
    [undefined, 'pop'].flatMap((userTag) =>
      [undefined, 'UNCLEAR_FACTORING'].map((factoringType) => ({
        product,
        acctType,
        userTag,
        factoringType,
        loginId: 'hechuan',
      })),
    ),
  ),
);

function sessionOf({ code }: (typeof products)[number]): GuardSession {
  const query = new URLSearchParams({ productCode: code });
  const arrival = arrivalOf(query, { getItem: () => null, setItem: () => undefined }, '/');
  return composeSession(arrival, { open: { code: 'OPENED', productCode: code, extMap: { bpinUser: true } } });
}

test('opens a link exactly where guard and page allow the user', { tags: ['out-links-open'] }, () => {
  const found = viewers.flatMap((viewer) =>
    pages.flatMap((route) => {
      const verdict = guard(sessionOf(viewer.product), { route, query: new URLSearchParams() });
      // A route with the flag `next` is open to everyone, whatever the product.
      const isShown =
        verdict.kind === 'allow' && (route.flags.next === true || pageRefusal(route, viewer) === undefined);
      const link = `${route.path.replaceAll(/:\w+|\*/g, 'X1')}?a=1`;
      return isOpenTo(link, viewer) === isShown ? [] : [`${viewer.product.code} ${viewer.acctType} ${link}`];
    }),
  );
  expect(viewers).not.toHaveLength(0);
  expect(pages).not.toHaveLength(0);
  expect(found).toEqual([]);
});
