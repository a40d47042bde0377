import { Suspense } from 'react';
import { useSession } from '../../session/useSession.ts';
import { optionalPart } from '../../ui/feedback/optionalPart.ts';
import { useAfterPaint } from '../../ui/hooks/useAfterPaint.ts';

/** Not before the page is shown: messages are never read first. */
const MessageBell = optionalPart(() =>
  import('../messages/MessageBell.tsx').then((module) => module.MessageBell),
);

/** The bell, for users with an opened product. */
export function Bell() {
  const { isLogin, openStatus, product } = useSession();
  const painted = useAfterPaint();
  if (!painted || !isLogin || !openStatus.opened || product === undefined) return null;
  return (
    <Suspense fallback={null}>
      <MessageBell productCode={product.code} />
    </Suspense>
  );
}
