import { useState } from 'react';
import { useSession } from '../../session/useSession.ts';
import type { Option } from './options.ts';
import { clearRecent, keepRecent, none, recentOf } from './recent.ts';

/** Searches and opened things of the account and product; visitors have none. */
export function useRecent() {
  const { product, userInfo } = useSession();
  const owner = userInfo === undefined ? undefined : `${userInfo.jdpin}:${product?.code ?? ''}`;
  const [recent, setRecent] = useState(() => (owner === undefined ? none : recentOf(owner)));
  return {
    recent,
    keep({ to, title, kind, notes }: Option, typed: string): void {
      if (owner === undefined || to === undefined) return;
      keepRecent(owner, { to, title, note: kind ?? notes[0] ?? '' }, typed);
    },
    forget(): void {
      if (owner !== undefined) clearRecent(owner);
      setRecent(none);
    },
  };
}
