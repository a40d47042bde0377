import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useState } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { isApiError } from '#generated/runtime/failure.ts';
import { lostAsset } from '../copy/lostAsset.ts';
import { ErrorLine } from '../ui/feedback/ErrorLine.tsx';
import { notify } from '../ui/feedback/notify.ts';
import { useOnline } from '../ui/hooks/useOnline.ts';
import { isChunkFailure } from './chunkFailure.ts';
import { messages } from './messages.ts';
import { showLostAsset } from './startup/showLostAsset.ts';
import { isStarting } from './startup/starting.ts';

/** A route's failure; the frame keeps working. 1 §2 */
export function RouteError() {
  const error = useRouteError();
  // Decided when it happens: without a connection a new version cannot be detected.
  const [lost] = useState(() => isChunkFailure(error) && !navigator.onLine);
  const { key } = useLocation();
  return (
    <>
      <h1 style={visuallyHidden}>{messages.pageFailed}</h1>
      {lost ? <Disconnected /> : <Failed key={key} error={error} />}
    </>
  );
}

/** Loads the page as soon as there is a connection. */
function Disconnected() {
  const online = useOnline();
  useEffect(() => {
    if (online) globalThis.location.reload();
  }, [online]);
  return <ErrorLine text={messages.pageOffline} />;
}

type Failure = 'broken' | 'updated' | 'other';

const texts = {
  broken: () => lostAsset.text,
  updated: () => messages.routeLoad,
  other: (error) => (isApiError(error) && error.message) || messages.exception,
} satisfies Record<Failure, (error: unknown) => string>;

/** A missing chunk means that the system was updated, unless the page has only just started. */
function failureOf(error: unknown): Failure {
  if (!isChunkFailure(error)) return 'other';
  return isStarting() ? 'broken' : 'updated';
}

function Failed({ error }: { readonly error: unknown }) {
  const [failure] = useState(() => failureOf(error));
  useEffect(() => {
    if (failure === 'broken') showLostAsset();
    else if (failure === 'updated') notify.warning(messages.routeLoad, { sticky: true });
    // A failed call has been handled by its policy; it is no fault of the page.
    else if (!isApiError(error)) globalThis.reportError(error);
  }, [error, failure]);
  const requestId = isApiError(error) ? error.requestId : '';
  return (
    // Below the notices, which appear at the top edge.
    <Box sx={{ minHeight: '50vh', display: 'grid', alignContent: 'center', justifyItems: 'center', gap: 1 }}>
      <ErrorLine text={texts[failure](error)} onRetry={() => globalThis.location.reload()} />
      {requestId === '' ? null : (
        <Typography variant="caption" color="textSecondary">
          {messages.requestId(requestId)}
        </Typography>
      )}
    </Box>
  );
}
