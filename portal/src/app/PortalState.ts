import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { GlobalState } from '../session/globalState.ts';
import { publicKeyQuery } from '../session/queries.ts';
import { useWholeSession } from '../session/useSession.ts';

declare global {
  var portalState: (() => Promise<GlobalState>) | undefined;
}

/**
 * For QA: `await portalState()` in the browser's console shows the global state of 1 §3. The provider's key, its only
 * field that no page shows, is requested here, after the page's own requests.
 */
export function PortalState(): null {
  const client = useQueryClient();
  const session = useWholeSession();
  const { isLogin } = session;
  useEffect(() => {
    if (isLogin) void client.prefetchQuery(publicKeyQuery());
  }, [client, isLogin]);
  useEffect(() => {
    globalThis.portalState = async () =>
      (await import('../session/readGlobalState.ts')).readGlobalState(session, client);
  }, [client, session]);
  return null;
}
