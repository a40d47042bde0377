import { addressOf, interceptNavigation, isMoving, type DataRouter } from '../../ui/router/reactRouter.tsx';
import { failureOf, type NavigationFailure } from './failure.ts';
import { loadOtherProduct, namesOtherProduct } from './otherProduct.ts';

/**
 * Rejects a navigation to where the user already is, for links as for code, and tells what became of the
 * others. 1 §2: a duplicate neither remounts nor asks anything again. What names another product loads it.
 * Who is on the way elsewhere and asks for the page that still stands has changed his mind: that is no duplicate.
 */
export function guardNavigation(
  router: DataRouter,
  tell: (failure: NavigationFailure, asked: string) => void = () => undefined,
): void {
  let begun = 0;
  interceptNavigation(router, async (asked, go) => {
    begun += 1;
    const own = begun;
    const from = addressOf(router);
    if (namesOtherProduct(asked)) return loadOtherProduct(asked);
    // A link to a place on this page leads back to that place, as everywhere on the web.
    if (asked === from && !isMoving(router)) return asked.includes('#') ? go() : tell('duplicated', asked);
    await go();
    const failure = failureOf({ from, asked, arrived: addressOf(router), overtaken: own !== begun });
    if (failure !== undefined) tell(failure, asked);
    return undefined;
  });
}
