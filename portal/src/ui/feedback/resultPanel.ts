import type { IconName } from '../../icons/Icon.tsx';

export type ResultState = 'success' | 'fail' | 'waiting';

/** The content of a result panel. 2 §3 */
export interface ResultPanelData {
  readonly resultState: ResultState;
  readonly title: string;
  /** HTML from the provider or from us; sanitised before it is shown. */
  readonly text?: string | undefined;
  readonly leftBtnText?: string | undefined;
  readonly rightBtnText?: string | undefined;
  readonly leftBtnClstag?: string | undefined;
}

/**
 * The octagon is the result seal; a clock inside means the result is pending, and failure is solid
 * (docs/design/look.md rule 12).
 */
export const sealOf = (state: ResultState): { readonly icon: IconName; readonly colour: string } =>
  ({
    success: { icon: 'octagonCheck', colour: 'success.main' },
    fail: { icon: 'danger', colour: 'error.main' },
    waiting: { icon: 'octagonClock', colour: 'text.secondary' },
  })[state] as { icon: IconName; colour: string };
