import { createPath, resolvePath, type To } from 'react-router-dom';
import { failureOf, type NavigationFailure } from './failure.ts';

/** What is needed of the router; `basename` is part of its locations. */
export interface Navigator {
  readonly basename?: string | undefined;
  readonly state: { readonly location: { pathname: string; search: string; hash: string } };
  navigate(to: To | number | null, options?: object): Promise<void>;
}

/**
 * Rejects a navigation to where the user already is, for links as for code, and tells what became of the
 * others. 1 §2: a duplicate neither remounts nor asks anything again.
 */
export function guardNavigation(
  router: Navigator,
  tell: (failure: NavigationFailure, asked: string) => void = () => undefined,
): void {
  const navigate = router.navigate.bind(router);
  const here = () => createPath(router.state.location);
  let begun = 0;

  router.navigate = async (to, options) => {
    if (typeof to === 'number' || to === null) return navigate(to, options);
    begun += 1;
    const own = begun;
    const from = here();
    const asked = withBase(router.basename, createPath(resolvePath(to, router.state.location.pathname)));
    // A link to a place on this page leads back to that place, as everywhere on the web.
    if (asked === from) return asked.includes('#') ? navigate(to, options) : tell('duplicated', asked);
    await navigate(to, options);
    const failure = failureOf({ from, asked, arrived: here(), overtaken: own !== begun });
    if (failure !== undefined) tell(failure, asked);
    return undefined;
  };
}

/** Links say the path within the portal, the router's locations the whole one. */
const withBase = (base: string | undefined, path: string): string =>
  base === undefined || base === '/' || path === base || path.startsWith(`${base}/`) ? path : base + path;
