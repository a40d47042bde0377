/** Calendar subscriptions of the company's logins. */
import type { ProductCode } from '#generated/shared/enums.ts';
import { accountOf } from '../company/company.ts';
import { scopeOf } from '../company/viewer.ts';
import type { Scope } from '../ledger/scope.ts';
import type { World } from '../world.ts';
import type { CalendarLink } from './schema.ts';

interface Owner {
  readonly pin: string;
  readonly product: ProductCode;
}

const belongsTo =
  ({ pin, product }: Owner) =>
  (link: CalendarLink): boolean =>
    link.pin === pin && link.product === product;

export const linkOf = (world: World, owner: Owner): CalendarLink | undefined =>
  world.calendarLinks.find(belongsTo(owner));

/** Stores a new link. An earlier one of the same login and product is removed. */
export const withLink = (world: World, link: CalendarLink): World => ({
  ...world,
  calendarLinks: [...world.calendarLinks.filter((other) => !belongsTo(link)(other)), link],
});

export const withoutLink = (world: World, owner: Owner): World => ({
  ...world,
  calendarLinks: world.calendarLinks.filter((link) => !belongsTo(owner)(link)),
});

export const linkWithHash = (world: World, tokenHash: string): CalendarLink | undefined =>
  world.calendarLinks.find((link) => link.tokenHash === tokenHash);

/** Returns what the link's login sees; undefined for a deleted account. */
export function scopeOfLink(world: World, { pin, product }: CalendarLink): Scope | undefined {
  const account = accountOf(world, pin);
  return account && scopeOf({ ...world.viewer, pin, account: account.type }, product);
}
