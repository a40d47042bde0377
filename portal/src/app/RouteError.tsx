import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { isApiError } from '#generated/runtime/failure.ts';
import { ErrorLine } from '../ui/feedback/ErrorLine.tsx';
import { notify } from '../ui/feedback/notify.ts';
import { useOnline } from '../ui/hooks/useOnline.ts';
import { isChunkFailure } from './chunkFailure.ts';
import { messages } from './messages.ts';

/** One route's failure: the frame lives on. 1 §2 */
export function RouteError() {
  const error = useRouteError();
  // Told apart when it happens: without a connection nothing is known of a new version.
  const [lost] = useState(() => isChunkFailure(error) && !navigator.onLine);
  return lost ? <Disconnected /> : <Failed error={error} />;
}

/** As soon as there is a connection the page is fetched after all. */
function Disconnected() {
  const online = useOnline();
  useEffect(() => {
    if (online) globalThis.location.reload();
  }, [online]);
  return <ErrorLine text={messages.pageOffline} />;
}

/** A chunk that is gone means that the system was updated. */
function Failed({ error }: { readonly error: unknown }) {
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
