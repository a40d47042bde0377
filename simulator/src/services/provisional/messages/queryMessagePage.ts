import { isDecidable, visibleApprovals } from '#simulator/world/approvals/approvals.ts';
import { isRead, messagesOf } from '#simulator/world/messages/messages.ts';
import type { Handler } from '../../handler.ts';
import { same } from '../wire/filters.ts';
import { pageOf } from '../wire/page.ts';

export const queryMessagePage: Handler<'provisional', 'queryMessagePage'> = (input, { world, now }) => {
  const { productCode, kind, unread } = input;
  const all = messagesOf(world, productCode, now);
  const found = all.filter(
    (message) => same(message.kind, kind) && !(unread === true && isRead(world, message)),
  );
  const page = pageOf(found, input);
  return {
    data: {
      ...page,
      list: page.list.map((message) => {
        const { id, ...facts } = message;
        return { messageId: id, ...facts, read: isRead(world, message) };
      }),
      allCount: all.length,
      unreadCount: all.filter((message) => !isRead(world, message)).length,
      approvalsToDecide: visibleApprovals(world, productCode).filter((approval) =>
        isDecidable(world, approval),
      ).length,
    },
  };
};
