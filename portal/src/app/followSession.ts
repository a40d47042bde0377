import { queryClient } from '../api/queryClient.ts';
import { askSessionAnew } from '../session/refreshSession.ts';
import { guardAgain } from './router.tsx';

/**
 * Follows a session that another tab has changed: guard first, then every call of the page that stays, so that what it shows and
 * what it says of a failure is the same as after a load. A failure of the session's own calls leaves the page as it was.
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
