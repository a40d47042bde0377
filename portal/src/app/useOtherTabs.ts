import { useEffect } from 'react';
import { onOtherTabs } from '../session/otherTabs.ts';

/** Follows a session change of another tab, such as an opened product: menu and home update, the guard runs again. */
export function useOtherTabs(): void {
  useEffect(
    () => onOtherTabs(() => void import('./followSession.ts').then((module) => module.followSession())),
    [],
  );
}
