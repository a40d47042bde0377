import type { TabStorage } from '../../session/accountTab.ts';
import { objectIn } from './broughtBack.ts';

/** What was typed, and what the form began with then. */
export const keepDraft = (tab: TabStorage, keptAs: string, on: object, typed: object): void =>
  tab.setItem(keptAs, JSON.stringify({ on, typed }));

/** The text of a draft; of one that was typed on other values nothing, for what it left alone has changed since. */
export function keptDraft(tab: TabStorage, keptAs: string, on: object): string | undefined {
  const kept = objectIn(tab.getItem(keptAs));
  return JSON.stringify(kept['on']) === JSON.stringify(on) ? JSON.stringify(kept['typed']) : undefined;
}
