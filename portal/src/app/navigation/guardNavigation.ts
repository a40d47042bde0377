import { addressOf, interceptNavigation, isMoving, type DataRouter } from '../../ui/router/reactRouter.tsx';
import { failureOf, type NavigationFailure } from './failure.ts';
import { loadOtherProduct, namesOtherProduct } from './otherProduct.ts';

/**
 * Rejects a navigation to the current address, by link or by code, and reports the result of the others. 1 §2: a
 * duplicate neither remounts nor sends a request. An address of another product is loaded. A request for the current
 * page while another navigation is under way is no duplicate: the user has changed his mind.
 */
export function guardNavigation(
  router: DataRouter,
  report: (failure: NavigationFailure, asked: string) => void = () => undefined,
): void {
  /** Number of navigations so far. */
  let count = 0;
  interceptNavigation(router, async (asked, go) => {
    count += 1;
    const ownNumber = count;
    const from = addressOf(router);
    if (namesOtherProduct(asked)) return loadOtherProduct(asked);
    // A link to a place on this page scrolls back to it, as everywhere on the web.
    if (asked === from && !isMoving(router)) return asked.includes('#') ? go() : report('duplicated', asked);
    await go();
    const failure = failureOf({ from, asked, arrived: addressOf(router), overtaken: ownNumber !== count });
    if (failure !== undefined) report(failure, asked);
    return undefined;
  });
}
