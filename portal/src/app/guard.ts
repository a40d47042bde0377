import { FlowType } from '#generated/shared/enums/FlowType.ts';
import { paths } from '../paths.ts';
import { isSupported } from '../products/catalogue.ts';
import { homeOf, landingOf, openingRoleOf } from '../products/homes.ts';
import type { Session } from '../session/session.ts';
import type { PageRoute } from './routeRecord.ts';

export type GuardDialog = 'unsupported-product' | 'app-only';

/** The result of a navigation. A dialog shows over `to`, or over the page itself when it is allowed. */
export type Verdict =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'login' }
  | { readonly kind: 'dialog'; readonly dialog: GuardDialog; readonly to?: string };

export type GuardSession = Pick<
  Session,
  'isLogin' | 'openStatus' | 'product' | 'unknownProduct' | 'flowType' | 'stdOpenSwitch'
>;

/** The requested route, and its URL's query. */
export interface Target {
  readonly route: Pick<PageRoute, 'path' | 'role' | 'flags'>;
  readonly query: URLSearchParams;
}

const allow: Verdict = { kind: 'allow' };

/** A redirect to the current route allows it: no redirect leads to itself. */
const goTo = (to: string, { route }: Target): Verdict =>
  route.path === to ? allow : { kind: 'redirect', to };

/** 1 §2 "Route guard": a pure function of the session and the requested route. */
export function guard(session: GuardSession, target: Target): Verdict {
  const { route } = target;
  if (route.flags.next) return allow;
  const missing = session.unknownProduct || (session.isLogin && !isSupported(session.product));
  if (missing) return productMissing(target);
  if (!session.isLogin) return visitor(session, target);
  if (session.product?.flags.platform) return goTo(paths.companyLanding(), target);
  return session.openStatus.opened ? opened(session, target) : unopened(session, target);
}

/** 1 §2 "Missing product": the dialog, over the landing page. */
function productMissing(target: Target): Verdict {
  const dialog = { kind: 'dialog', dialog: 'unsupported-product' } as const;
  return target.route.flags.isLandingPage ? dialog : { ...dialog, to: paths.companyLanding() };
}

function visitor(session: GuardSession, target: Target): Verdict {
  if (target.route.flags.jumpLoginPage) return { kind: 'login' };
  return landing(session, target);
}

/** xchf and the bill-factoring product have landings of their own. 2 §2.2 */
const landing = (session: GuardSession, target: Target): Verdict => goTo(landingOf(session.product), target);

function opened(session: GuardSession, target: Target): Verdict {
  const { route, query } = target;
  const home = homeOf(session.product);
  // The header's product links let an opened user view a landing page (docs/decisions/0209).
  if (route.flags.isLandingPage) return query.get('stay') === '1' ? allow : goTo(home, target);
  if (route.path === paths.root()) return goTo(home, target);
  return roleMatches(session, target) ? allow : goTo(home, target);
}

function unopened(session: GuardSession, target: Target): Verdict {
  const { route, query } = target;
  if (session.product?.opening === 'app-only') return appOnly(target);
  if (route.flags.isLandingPage) return query.get('stay') === '1' ? allow : landing(session, target);
  if (mustOpenOffline(session)) {
    return goTo(session.stdOpenSwitch ? paths.standardOpenOffline() : paths.companyOpenOffline(), target);
  }
  const opens = route.role === 'all' || route.role === openingRoleOf(session.product);
  return route.flags.opening && opens ? allow : landing(session, target);
}

/** The message "in the app only", over the landing page: such products have no opening page here. 1 §2 */
function appOnly(target: Target): Verdict {
  const dialog = { kind: 'dialog', dialog: 'app-only' } as const;
  return target.route.flags.isLandingPage ? dialog : { ...dialog, to: paths.companyLanding() };
}

/** 1 §4: the company's pages open these flows offline. */
function mustOpenOffline(session: GuardSession): boolean {
  const offlineFlow = session.flowType === FlowType.Offline || session.flowType === FlowType.ExceedThreshold;
  return offlineFlow && openingRoleOf(session.product) === 'company';
}

const roleMatches = (session: GuardSession, { route }: Target): boolean =>
  route.role === 'all' || route.role === session.product?.type;
