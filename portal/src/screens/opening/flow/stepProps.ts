import type { Application, Opening } from '../opening.ts';

export interface StepProps {
  readonly offer: Opening['offer'];
  readonly application: Application;
  /** The application was refetched: the step restarts with it. */
  readonly onReread: () => void;
}
