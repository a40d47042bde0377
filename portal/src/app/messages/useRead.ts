import { useQueryClient } from '@tanstack/react-query';
import { readMessages } from '#generated/provisional/operations/readMessages.ts';
import type { ProductCode } from '../../products/product.ts';
import { messagesKey } from './queries.ts';

/** Returns a function that marks messages as read; without ids it marks all. Bell and lists then update. */
export function useRead(productCode: ProductCode) {
  const queries = useQueryClient();
  return async (messageIds?: readonly string[]): Promise<void> => {
    const ids = messageIds && { messageIds: [...messageIds] };
    await readMessages({ productCode, ...ids }).catch(() => undefined);
    await queries.invalidateQueries({ queryKey: messagesKey });
  };
}
