import { isRead, messagesOf, readMessages as markRead } from '#simulator/world/messages/messages.ts';
import type { Handler } from '../../handler.ts';

export const readMessages: Handler<'provisional', 'readMessages'> = (
  { productCode, messageIds },
  { world, now },
) => {
  const after = markRead(world, messageIds, now);
  const unread = messagesOf(after, productCode, now).filter((message) => !isRead(after, message));
  return { data: { unreadCount: unread.length }, world: after };
};
