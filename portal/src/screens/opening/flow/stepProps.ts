import type { Application, Opening } from '../opening.ts';

/** Props of every step's form. */
export interface StepProps {
  /** Requirements and benefits of the product. */
  readonly offer: Opening['offer'];
  readonly application: Application;
  /** Called after the application was refetched, so that the step starts again with it. */
  readonly onRefetched: () => void;
}
