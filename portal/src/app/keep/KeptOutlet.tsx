import { Activity, use, useEffect, useState, type ReactNode } from 'react';
import {
  UNSAFE_DataRouterStateContext as RouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useOutlet,
} from 'react-router-dom';
import { usePage } from '../usePage.ts';
import { comeBack, leaveWith } from './leftSearch.ts';

type RouterState = React.ContextType<typeof RouterStateContext>;
type RouterLocation = React.ContextType<typeof LocationContext>;

/** A page with what it knows of the router: while it is hidden the router's state is another page's. */
interface View {
  readonly page: ReactNode;
  readonly state: RouterState;
  readonly location: RouterLocation;
}

/** The page asked for. Home, bill list and clear-type pages stay behind it, hidden, as they were left. 1 §2 */
export function KeptOutlet() {
  const page = useOutlet();
  const state = use(RouterStateContext);
  const location = use(LocationContext);
  const route = usePage();
  const shown = route?.flags.keepAlive ? route.path : undefined;
  // Written while rendering, always with what is being rendered: rendering twice changes nothing.
  const [views] = useState(() => new Map<string, View>());
  if (shown !== undefined) views.set(shown, { page, state, location });
  useLeftSearch(shown);

  return (
    <>
      {[...views].map(([path, view]) => (
        <Activity key={path} mode={path === shown ? 'visible' : 'hidden'}>
          <RouterStateContext value={view.state}>
            <LocationContext value={view.location}>{view.page}</LocationContext>
          </RouterStateContext>
        </Activity>
      ))}
      {shown === undefined ? page : null}
    </>
  );
}

/** Keeps the query of a kept page for the way back to it. */
function useLeftSearch(path: string | undefined): void {
  const { search } = useLocation();
  useEffect(() => {
    if (path === undefined) return undefined;
    comeBack(path);
    return () => leaveWith(path, search);
  }, [path, search]);
}
