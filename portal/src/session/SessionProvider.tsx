import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { DEFAULT_PRODUCT } from '../products/catalogue.ts';
import { currentArrival } from './arrival.ts';
import {
  flowQuery,
  nicknameQuery,
  openInfoQuery,
  productListQuery,
  stdOpenQuery,
  userInfoQuery,
} from './queries.ts';
import { composeSession } from './session.ts';
import { GuardedSessionContext, SessionContext } from './useSession.ts';

/** Provides the session. It changes with the cached responses that it is composed of. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const arrival = currentArrival();
  const open = useQuery({ ...openInfoQuery(arrival), enabled: false }).data;
  const isLogin = open !== undefined && open.code !== 'NOT_LOGIN';
  // Disabled queries never run, so the code matters only with a login.
  const code = open?.productCode ?? DEFAULT_PRODUCT;
  const user = useQuery({ ...userInfoQuery(code), enabled: isLogin }).data;
  const nickname = useQuery({ ...nicknameQuery(code), enabled: isLogin }).data?.nickname;
  const products = useQuery({ ...productListQuery(), enabled: isLogin }).data;
  const flow = useQuery({ ...flowQuery(code), enabled: isLogin }).data;
  const stdOpen = useQuery({ ...stdOpenQuery(code), enabled: isLogin && open.code === 'UNOPENED' }).data;

  // Two contexts, so that a nickname or other products do not render the whole page again.
  const guarded = useMemo(
    () => composeSession(arrival, { open, user, stdOpen }),
    [arrival, open, user, stdOpen],
  );
  const session = useMemo(
    () => composeSession(arrival, { open, user, nickname, products, flow, stdOpen }),
    [arrival, open, user, nickname, products, flow, stdOpen],
  );
  return (
    <GuardedSessionContext value={guarded}>
      <SessionContext value={session}>{children}</SessionContext>
    </GuardedSessionContext>
  );
}
