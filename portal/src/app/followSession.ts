import { queryClient } from '../api/queryClient.ts';
import { askSessionAnew } from '../session/refreshSession.ts';
import { guardAgain } from './router.tsx';

/**
 * Follows a session change of another tab: guard first, then every request of the current page, so that its content
 * and its failures match a fresh load. A failure of the session's own requests leaves the page unchanged.
 */
export async function followSession(): Promise<void> {
  try {
    await askSessionAnew();
    await guardAgain();
  } catch {
    return;
  }
  await queryClient.refetchQueries({ type: 'active', stale: true });
}
