import { Activity, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useOutlet } from 'react-router-dom';
import { InRouterView, useRouterView, type RouterView } from '../../ui/router/reactRouter.tsx';
import { usePage } from '../usePage.ts';
import { forgetQuery, rememberQuery } from './leftSearch.ts';

/** A page with its own view of the router: while it is hidden, the router's state belongs to another page. */
interface KeptPage {
  readonly page: ReactNode;
  readonly view: RouterView;
}

/** The current page. Home, bill list and clear-type pages stay behind it, hidden and unchanged. 1 §2 */
export function KeptOutlet() {
  const page = useOutlet();
  const view = useRouterView();
  const route = usePage();
  const shown = route?.flags.keepAlive ? route.path : undefined;
  // Written during render, always with the rendered page: a second render changes nothing.
  const [kept] = useState(() => new Map<string, KeptPage>());
  if (shown !== undefined) kept.set(shown, { page, view });
  useLeftSearch(shown);

  return (
    <>
      {[...kept].map(([path, left]) => (
        <Activity key={path} mode={path === shown ? 'visible' : 'hidden'}>
          <InRouterView view={left.view}>{left.page}</InRouterView>
        </Activity>
      ))}
      {shown === undefined ? page : null}
    </>
  );
}

/** Keeps the query of a kept page for the user's return to the page. */
function useLeftSearch(path: string | undefined): void {
  const { search } = useLocation();
  useEffect(() => {
    if (path === undefined) return undefined;
    forgetQuery(path);
    return () => rememberQuery(path, search);
  }, [path, search]);
}
