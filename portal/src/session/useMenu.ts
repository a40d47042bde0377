import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Menu } from '../products/menuItem.ts';
import { badgeQueriesFor } from './badgeQueries.ts';
import { menuOf } from './menuOf.ts';
import { useWholeSession } from './useSession.ts';

/** The left menu of the session, with its badges. Only opened users have one. */
export function useMenu(): Menu {
  const session = useWholeSession();
  const queries = badgeQueriesFor(session);
  const tasks = useQuery(queries.tasks).data;
  const monthPlus = useQuery(queries.monthPlus).data;
  const needSign = useQuery(queries.needSign).data;
  const settle = useQuery(queries.settle).data;
  const { product, userInfo, openStatus, flowType, auditControlInfo } = session;
  return useMemo(
    () =>
      menuOf(
        { product, userInfo, openStatus, flowType, auditControlInfo },
        { tasks, monthPlus, needSign, settle },
      ),
    [product, userInfo, openStatus, tasks, monthPlus, needSign, settle, flowType, auditControlInfo],
  );
}
