/** What is remembered of an activity as long as the tab lives: liked, and opened. 1 §9; decisions.md 28 */
type Suffix = 'THUMB' | 'ACTIVE';

const keyOf = (activityNo: string, suffix: Suffix): string => `${activityNo}-${suffix}`;

export const isKept = (activityNo: string, suffix: Suffix, store: Storage = sessionStorage): boolean =>
  store.getItem(keyOf(activityNo, suffix)) !== null;

export function keep(activityNo: string, suffix: Suffix, on: boolean, store: Storage = sessionStorage): void {
  if (on) store.setItem(keyOf(activityNo, suffix), '1');
  else store.removeItem(keyOf(activityNo, suffix));
}
