import { pageRefusal, type Page, type Refusal } from '../../products/pageAccess.ts';
import { menuViewer } from '../../session/menuViewer.ts';
import type { GuardedSession } from '../../session/session.ts';

export { RefusedPage } from './RefusedPage.tsx';

/** Why an opened user may not see a page; undefined where he may. */
export const refusalOf = (session: GuardedSession, page: Page): Refusal | undefined =>
  session.openStatus.opened ? pageRefusal(page, menuViewer(session)) : undefined;
