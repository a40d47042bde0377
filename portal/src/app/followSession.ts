import { askSessionAnew } from '../session/refreshSession.ts';
import { guardAgain } from './router.tsx';

/** What fails leaves the page as it was: the next load shows what is so. */
export const followSession = (): Promise<void> => askSessionAnew().then(guardAgain, () => undefined);
