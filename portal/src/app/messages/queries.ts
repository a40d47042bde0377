import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Outputs } from '#generated/provisional/io.ts';
import { queryMessagePage } from '#generated/provisional/operations/queryMessagePage.ts';
import { queryMessageSetting } from '#generated/provisional/operations/queryMessageSetting.ts';
import type { MessageKind } from '#generated/shared/enums/MessageKind.ts';
import type { ProductCode } from '../../products/product.ts';

export type Message = Outputs['queryMessagePage']['list'][number];
export type Setting = Outputs['queryMessageSetting'];

/** Key of all message lists, which reading invalidates. */
export const messagesKey = ['provisional', 'queryMessagePage'] as const;

/** Polling interval of the bell in ms. */
const POLL_INTERVAL = 60_000;

/** The number of unread messages. Refetched on a new day: most messages arrive then. */
export const unreadQuery = (productCode: ProductCode, today: string) => {
  const input = { productCode, unread: true, pageNo: 1, pageSize: 10 } as const;
  return queryOptions({
    queryKey: [...messagesKey, input, today],
    queryFn: ({ signal }) => queryMessagePage(input, { silent: true, signal }),
    refetchInterval: POLL_INTERVAL,
  });
};

/** The filter of the message list. */
export interface Choice {
  readonly kind?: MessageKind | undefined;
  readonly unread: boolean;
}

/** Messages per page. */
const SIZE = 20;

/** Messages, loaded page by page. */
export const messagesQuery = (productCode: ProductCode, { kind, unread }: Choice) => {
  const input = {
    productCode,
    ...(kind !== undefined && { kind }),
    ...(unread && { unread }),
    pageSize: SIZE,
  } as const;
  return infiniteQueryOptions({
    queryKey: [...messagesKey, input],
    queryFn: ({ signal, pageParam: pageNo }) =>
      queryMessagePage({ ...input, pageNo }, { silent: true, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pageNo, size, total }) => (pageNo * size < total ? pageNo + 1 : undefined),
    staleTime: 0,
  });
};

export const settingQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: ['provisional', 'queryMessageSetting', { productCode }],
    queryFn: ({ signal }) => queryMessageSetting({ productCode }, { silent: true, signal }),
  });
