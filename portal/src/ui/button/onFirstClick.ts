import type { MouseEvent } from 'react';

/**
 * Acts, unless the click is the second one of a double click. For buttons that remove or move their row at once: another row then stands
 * under the pointer, and the second click would act on that one. By keyboard each press counts.
 */
export function onFirstClick({ detail: clicksInARow }: Pick<MouseEvent, 'detail'>, act: () => void): void {
  if (clicksInARow < 2) act();
}
