import { useQuery } from '@tanstack/react-query';
import type { Product } from '../../products/product.ts';
import { monthPlusQuery } from '../../session/badgeQueries.ts';
import { useSession } from '../../session/useSession.ts';

/** The trial of monthly PLUS, for parents only. The menu has requested the same query already. 1 §3 */
export function useTrial({ code }: Product) {
  const { isParent, userInfo } = useSession();
  const jdpin = userInfo?.jdpin ?? '';
  return useQuery({ ...monthPlusQuery(code, jdpin), enabled: isParent && jdpin !== '' });
}
