import { useMemo } from 'react';
import type { MenuViewer } from '../../products/itemRefusal.ts';
import { menuViewer } from '../../session/menuViewer.ts';
import { useSession } from '../../session/useSession.ts';
import type { PageGate } from '../../ui/router/PageLink.tsx';

type PageRule = (to: string, viewer: MenuViewer) => boolean;

/** Loaded with the menu, before the first page of an opened product. Landing pages need no rule. */
let rule: PageRule | undefined;

export function setPageRule(loaded: PageRule): void {
  rule = loaded;
}

/** Returns the rule of which pages open for this session. */
export function usePageRule(): PageGate {
  const session = useSession();
  return useMemo(() => (session.openStatus.opened ? gateFor(menuViewer(session)) : () => true), [session]);
}

/** Caches the rule by address: a table may have a hundred links. */
function gateFor(viewer: MenuViewer): PageGate {
  const known = new Map<string, boolean>();
  return (to) => {
    if (rule === undefined) return true;
    const open = known.get(to) ?? rule(to, viewer);
    known.set(to, open);
    return open;
  };
}
