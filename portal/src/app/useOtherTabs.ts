import { useEffect } from 'react';
import { onOtherTabs } from '../session/otherTabs.ts';

/** Follows a product opened or cancelled in another tab: menu and home update, and the guard runs again. */
export function useOtherTabs(): void {
  useEffect(
    () => onOtherTabs(() => void import('./followSession.ts').then((module) => module.followSession())),
    [],
  );
}
