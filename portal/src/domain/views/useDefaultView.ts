import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { ViewedList } from '#portal/ui/list/viewedList.ts';
import { hasOwnState, type SavedView } from './viewContent.ts';

/** The history entry for which the default was last decided: the button mounts again when the filters fold. */
let lastEntry: string | undefined;

/** The key that react-router gives the first entry of a load. */
const FIRST_ENTRY = 'default';

interface ShownList {
  readonly list: ViewedList;
  /** The list's address. */
  readonly query: URLSearchParams;
  readonly views: readonly SavedView[] | undefined;
}

/**
 * Applies the default view when a list is opened without filters or order in the address: by the menu, a link, or a
 * typed address. Going back, and the button 重置, leave the list as it is.
 */
export function useDefaultView({ list, query, views }: ShownList, apply: (view: SavedView) => void): void {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  const decided = useRef(false);
  // A kept page stays mounted while another list is shown.
  const [ownPath] = useState(pathname);
  const onViews = useEffectEvent((loaded: readonly SavedView[]) => {
    if (pathname !== ownPath) return;
    const isArrival = !decided.current && lastEntry !== key;
    decided.current = true;
    lastEntry = key;
    const isPlain = (kind !== 'POP' || key === FIRST_ENTRY) && !hasOwnState(list, query);
    const view = loaded.find(({ isOwn, isDefault }) => isOwn && isDefault);
    if (view && isArrival && isPlain) apply(view);
  });
  useEffect(() => {
    if (views) onViews(views);
  }, [views, key]);
}
