import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { isApiError } from '#generated/runtime/failure.ts';
import { ErrorLine } from '../ui/feedback/ErrorLine.tsx';
import { notify } from '../ui/feedback/notify.ts';
import { isChunkFailure } from './chunkFailure.ts';
import { messages } from './messages.ts';

/** One route's failure: the frame lives on. A chunk that is gone means that the system was updated. 1 §2 */
export function RouteError() {
  const error = useRouteError();
  const updated = isChunkFailure(error);

  useEffect(() => {
    if (updated) notify.warning(messages.routeLoad, { sticky: true });
    // A failed call has had its policy; it is no fault of the page.
    else if (!isApiError(error)) globalThis.reportError(error);
  }, [error, updated]);

  return (
    <ErrorLine
      text={updated ? messages.routeLoad : messages.exception}
      onRetry={() => globalThis.location.reload()}
    />
  );
}
