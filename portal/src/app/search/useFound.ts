import { useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { itemOf } from '../../products/menuFor.ts';
import { menuViewer } from '../../session/menuViewer.ts';
import { useMenu } from '../../session/useMenu.ts';
import { useSession } from '../../session/useSession.ts';
import { useSettled } from '../../ui/hooks/useSettled.ts';
import { PageGateContext } from '../../ui/router/PageLink.tsx';
import { helpOptions, pageOptions } from './localOptions.ts';
import type { OptionGroup } from './options.ts';
import { recordsQuery } from './queries.ts';
import { recordOptions } from './recordOptions.tsx';
import { searchInputOf } from './searchInput.ts';

/** Pause in typing before the records are requested, in ms. */
const PAUSE = 250;

/** Finds pages and help for a text at once, and records once the provider has responded. */
export function useFound(typed: string) {
  const session = useSession();
  const { product, isParent, openStatus } = session;
  const menu = useMenu();
  const gate = use(PageGateContext);
  const settled = useSettled(typed, PAUSE);
  const asked = useMemo(() => searchInputOf(settled), [settled]);
  const searchesPages = openStatus.opened;
  const searchesRecords = searchesPages && product !== undefined;
  const isRequested = searchesRecords && asked !== undefined && typed.trim() !== '';
  const records = useQuery(recordsQuery(searchesRecords ? product.code : undefined, asked));
  const isOffline = isRequested && records.fetchStatus === 'paused';
  const answer = isRequested && !isOffline ? records.data : undefined;

  const groups = useMemo((): OptionGroup[] => {
    if (typed.trim() === '') return [];
    const viewer = menuViewer(session);
    const found =
      answer === undefined || product === undefined || asked === undefined
        ? []
        : recordOptions(answer, {
            product,
            asked,
            isParent,
            contractsPage: itemOf(viewer, 'serviceContract')?.link,
            accountsPage: itemOf(viewer, 'accountManage')?.link,
          });
    return [...(searchesPages ? [pageOptions(menu, typed)] : []), ...found, helpOptions(product, typed)].map(
      (group) => ({
        ...group,
        options: group.options.filter(({ to }) => to === undefined || gate(to)),
      }),
    );
  }, [answer, asked, gate, isParent, menu, product, searchesPages, session, typed]);

  return {
    groups: groups.filter(({ options }) => options.length > 0),
    /** The provider's response, which has the searched kinds of records; undefined before it arrives. */
    answer,
    asked,
    searchesPages,
    searchesRecords,
    isOffline,
    /** The rows of records are missing yet, or belong to an earlier text. */
    isBehind:
      searchesRecords &&
      !isOffline &&
      typed.trim() !== '' &&
      (typed !== settled || (isRequested && (records.isPending || records.isPlaceholderData))),
    error: isRequested && records.isError ? records.error : undefined,
    retry: () => void records.refetch(),
  };
}
