import type { IconName } from '../../icons/Icon.tsx';

export type ResultState = 'success' | 'fail' | 'waiting';

/** What a result panel shows. 2 §3 */
export interface ResultPanelData {
  readonly resultState: ResultState;
  readonly title: string;
  /** HTML of the provider's or ours: cleaned before it is shown. */
  readonly text?: string | undefined;
  readonly leftBtnText?: string | undefined;
  readonly rightBtnText?: string | undefined;
  readonly leftBtnClstag?: string | undefined;
}

/** The octagon is the result seal; while the result is awaited, a clock stands in it, and failure is solid (docs/design/look.md rule 12). */
export const sealOf = (state: ResultState): { readonly icon: IconName; readonly colour: string } =>
  ({
    success: { icon: 'octagonCheck', colour: 'success.main' },
    fail: { icon: 'danger', colour: 'error.main' },
    waiting: { icon: 'octagonClock', colour: 'text.secondary' },
  })[state] as { icon: IconName; colour: string };
