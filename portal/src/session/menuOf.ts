import { menuFor } from '../products/menuFor.ts';
import type { Menu } from '../products/menuItem.ts';
import { menuBadges, type BadgeFacts } from './menuBadges.ts';
import { menuViewer } from './menuViewer.ts';
import type { Session } from './session.ts';

/** The facts of a session that its menu needs. */
export type MenuSession = Pick<
  Session,
  'product' | 'userInfo' | 'openStatus' | 'flowType' | 'auditControlInfo'
>;

/** The left menu of a session, with the badges whose responses have arrived. */
export const menuOf = (session: MenuSession, facts: BadgeFacts): Menu =>
  menuFor(menuViewer(session), menuBadges(facts, session));
