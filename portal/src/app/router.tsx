import { createBrowserRouter, generatePath, type DataRouter, type RouteObject } from 'react-router-dom';
import { BASENAME } from '../api/basename.ts';
import { withTabProduct } from '../api/tabProduct.ts';
import { completeHrefs } from '../ui/router/reactRouter.tsx';
import { Frame } from './Frame.tsx';
import { guardLoader } from './guardLoader.ts';
import { closeOnLeave } from './navigation/closeOnLeave.ts';
import { guardNavigation } from './navigation/guardNavigation.ts';
import { redirectFrom } from './navigation/redirectFrom.ts';
import { withProduct } from './navigation/withProduct.ts';
import { RouteError } from './RouteError.tsx';
import { isRedirect, type PageRoute, type RouteRecord } from './routeRecord.ts';
import { routes } from './routes.ts';
import { Screen } from './Screen.tsx';

const page = (route: PageRoute): RouteObject => ({
  path: route.path,
  handle: route,
  loader: guardLoader(route),
  ErrorBoundary: RouteError,
  Component: Screen,
});

/** The query is kept; path parameters are filled in. */
const redirecting = (from: string, to: string): RouteObject => ({
  path: from,
  loader: ({ params, request }) =>
    redirectFrom(request, generatePath(to, params) + new URL(request.url).search),
});

const toObject = (route: RouteRecord): RouteObject =>
  isRedirect(route) ? redirecting(route.path, route.redirectTo) : page(route);

let router: DataRouter | undefined;

/** Starts the first navigation, so config.json must be loaded. */
export function startRouter(): DataRouter {
  router = createBrowserRouter(
    [
      {
        Component: Frame,
        ErrorBoundary: RouteError,
        children: [
          ...routes.map(toObject),
          // Unknown paths redirect to /. 1 §2
          {
            path: '*',
            loader: ({ request }) =>
              redirectFrom(request, withProduct('/', new URL(request.url).searchParams)),
          },
        ],
      },
    ],
    { basename: BASENAME },
  );
  guardNavigation(router);
  closeOnLeave(router);
  // New tabs show the product of this one (docs/decisions/0235).
  completeHrefs(router, withTabProduct);
  return router;
}

/** Runs the guard on the current page, as if it were opened now. */
export async function guardAgain(): Promise<void> {
  await router?.revalidate();
}

/** For code outside components: a policy's dialog that opens home. */
export async function navigateTo(path: string): Promise<void> {
  await router?.navigate(path);
}
