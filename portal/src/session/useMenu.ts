import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { menuFor } from '../products/menuFor.ts';
import type { Menu } from '../products/menuItem.ts';
import { monthPlusQuery, needSignQuery, settleProofQuery, tasksQuery } from './badgeQueries.ts';
import { menuBadges } from './menuBadges.ts';
import { menuViewer } from './menuViewer.ts';
import { useSession } from './useSession.ts';

const ACTIVITY_PRODUCTS: readonly string[] = ['12003', '12007', '12010', '12025'];
const SETTLE_PRODUCTS: readonly string[] = ['12003', '12025'];

/** The left menu of the session, with its badges. Only for opened users: nobody else has one. */
export function useMenu(): Menu {
  const session = useSession();
  const { product, userInfo, isParent, openStatus } = session;
  const code = product?.code ?? '12003';
  const grouped = openStatus.opened && product?.type === 'company';
  const jdpin = userInfo?.jdpin ?? '';

  const tasks = useQuery({ ...tasksQuery(code), enabled: grouped && ACTIVITY_PRODUCTS.includes(code) }).data;
  const monthPlus = useQuery({ ...monthPlusQuery(code, jdpin), enabled: grouped && jdpin !== '' }).data;
  const needSign = useQuery({ ...needSignQuery(code), enabled: openStatus.opened && isParent }).data;
  const settle = useQuery({
    ...settleProofQuery(code),
    enabled: grouped && isParent && SETTLE_PRODUCTS.includes(code),
  }).data;
  const { flowType, auditControlInfo } = session;

  return useMemo(
    () =>
      menuFor(
        menuViewer({ product, userInfo, openStatus }),
        menuBadges({ tasks, monthPlus, needSign, settle }, { flowType, auditControlInfo }),
      ),
    [product, userInfo, openStatus, tasks, monthPlus, needSign, settle, flowType, auditControlInfo],
  );
}
