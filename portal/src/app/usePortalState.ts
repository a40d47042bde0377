import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { GlobalState } from '../session/globalState.ts';
import { useSession } from '../session/useSession.ts';

declare global {
  var portalState: (() => Promise<GlobalState>) | undefined;
}

/** For QA: `await portalState()` in the browser's console shows the global state of 1 §3. */
export function usePortalState(): void {
  const client = useQueryClient();
  const session = useSession();
  useEffect(() => {
    globalThis.portalState = async () =>
      (await import('../session/readGlobalState.ts')).readGlobalState(session, client);
  }, [client, session]);
}
