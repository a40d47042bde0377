import { queryOptions } from '@tanstack/react-query';
import type { Outputs } from '#generated/provisional/io.ts';
import { queryFreezeDetail } from '#generated/provisional/operations/queryFreezeDetail.ts';
import { FreezeKind } from '#generated/shared/enums/FreezeKind.ts';
import type { ProductCode } from '../../products/product.ts';

export type FreezeDetail = Outputs['queryFreezeDetail'];
export type FreezeItem = FreezeDetail['items'][number];

/** The reasons for a frozen line. Only callers that need the response show a failure. */
export const freezeQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: ['provisional', 'queryFreezeDetail', { productCode }],
    queryFn: ({ signal }) => queryFreezeDetail({ productCode }, { silent: true, signal }),
  });

/** Returns the reasons that froze the line; an open order only holds a part of it. */
export const causesOf = (items: readonly FreezeItem[]): FreezeItem[] =>
  items.filter(({ kind }) => kind !== FreezeKind.OrderHold);

/** Returns whether the freeze ends with the overdue debt, which is then its only cause. docs/decisions/0237 */
export function endsWithDebt({ frozen, items }: Pick<FreezeDetail, 'frozen' | 'items'>): boolean {
  const causes = causesOf(items);
  return frozen && causes.length > 0 && causes.every(({ kind }) => kind === FreezeKind.Overdue);
}
