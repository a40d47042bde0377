import { menuFor } from '../products/menuFor.ts';
import type { Menu } from '../products/menuItem.ts';
import { menuBadges, type BadgeFacts } from './menuBadges.ts';
import { menuViewer } from './menuViewer.ts';
import type { Session } from './session.ts';

/** What the menu of a session is made of. */
export type MenuSession = Pick<
  Session,
  'product' | 'userInfo' | 'openStatus' | 'flowType' | 'auditControlInfo'
>;

/** The left menu of a session, with its badges as far as their answers have come. */
export const menuOf = (session: MenuSession, facts: BadgeFacts): Menu =>
  menuFor(menuViewer(session), menuBadges(facts, session));
