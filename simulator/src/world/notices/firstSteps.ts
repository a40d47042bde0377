/** First steps of a company with a new product. Whether a step is done follows from the records. */
import { AccountType, FirstStep, FirstStepsView, type ProductCode } from '#generated/shared/enums.ts';
import { childrenOf } from '../company/company.ts';
import { scopeOf } from '../company/viewer.ts';
import { pendingContracts } from '../contracts/contracts.ts';
import { within } from '../ledger/scope.ts';
import { hasFeature, products } from '../products.ts';
import { terms } from '../terms.ts';
import { daysBetween, dayOf, type Instant } from '../values/calendar.ts';
import type { World } from '../world.ts';
import type { Popups } from './schema.ts';

interface Step {
  readonly step: FirstStep;
  readonly done: boolean;
}

const hasCycles = (product: ProductCode): boolean =>
  hasFeature(product, 'clearTypes') && products[product].cycles.length > 1;

/** Returns whether the viewer's cycle is set: it was changed, or a bill was issued by it. */
function isCycleSet({ clearTypeChanges, bills, viewer: { pin } }: World, product: ProductCode): boolean {
  return [...clearTypeChanges, ...bills].some((entry) => entry.product === product && entry.pin === pin);
}

function parentSteps(world: World, product: ProductCode): Step[] {
  return [
    { step: FirstStep.CompanyInfo, done: !world.opening.needCompleteInfo },
    { step: FirstStep.Contracts, done: pendingContracts(world).length === 0 },
    ...(products[product].childPages
      ? [{ step: FirstStep.Accounts, done: childrenOf(world).length > 0 }]
      : []),
    ...(hasCycles(product) ? [{ step: FirstStep.Cycle, done: isCycleSet(world, product) }] : []),
  ];
}

function bookSteps(world: World, product: ProductCode): Step[] {
  const own = within(scopeOf(world.viewer, product));
  const isRepaid = world.bills
    .filter(own)
    .some(({ items }) => items.some(({ credits }) => credits.some(({ kind }) => kind === 'repaid')));
  return [
    { step: FirstStep.Purchase, done: world.orders.some(own) },
    { step: FirstStep.Repayment, done: isRepaid },
  ];
}

const isNew = ({ openings }: World, product: ProductCode, now: Instant): boolean =>
  openings.some(
    (opening) =>
      opening.product === product && daysBetween(opening.openedOn, dayOf(now)) < terms.firstStepsDays,
  );

/** Returns the viewer's steps in order; none once the product is no longer new. */
export function firstStepsOf(world: World, product: ProductCode, now: Instant): Step[] {
  if (!isNew(world, product, now)) return [];
  const isParent = world.viewer.account === AccountType.Parent;
  return [...(isParent ? parentSteps(world, product) : []), ...bookSteps(world, product)];
}

export const firstStepsView = ({ popups, viewer }: World, product: ProductCode): FirstStepsView =>
  popups.firstSteps.find((entry) => entry.product === product && entry.pin === viewer.pin)?.view ??
  FirstStepsView.Open;

/** Returns how the viewer sees the steps; undefined where there is nothing to show. */
export function shownFirstSteps(
  world: World,
  product: ProductCode,
  now: Instant,
): FirstStepsView | undefined {
  const view = firstStepsView(world, product);
  if (view === FirstStepsView.Hidden) return undefined;
  return firstStepsOf(world, product, now).some(({ done }) => !done) ? view : undefined;
}

export function saveFirstStepsView(world: World, product: ProductCode, view: FirstStepsView): World {
  const { pin } = world.viewer;
  const others = world.popups.firstSteps.filter((entry) => entry.product !== product || entry.pin !== pin);
  return {
    ...world,
    popups: { ...world.popups, firstSteps: [...others, { product, pin, view }] },
  };
}

/** Resets the view of the first steps of a product that is opened again. */
export const withFirstStepsOf = (popups: Popups, product: ProductCode): Popups => ({
  ...popups,
  firstSteps: popups.firstSteps.filter((entry) => entry.product !== product),
});
