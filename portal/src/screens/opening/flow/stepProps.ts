import type { Application, Opening } from '../opening.ts';

export interface StepProps {
  readonly offer: Opening['offer'];
  readonly application: Application;
  /** The application was read anew: the step begins again with it. */
  readonly onReread: () => void;
}
