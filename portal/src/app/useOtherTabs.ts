import { useEffect } from 'react';
import { onOtherTabs } from '../session/otherTabs.ts';

/** A product that was opened or cancelled in another tab: menu and home follow here, and the guard is asked again. */
export function useOtherTabs(): void {
  useEffect(
    () => onOtherTabs(() => void import('./followSession.ts').then((module) => module.followSession())),
    [],
  );
}
