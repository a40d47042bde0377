/** What a scenario file says (scenarios/_schema.json), after reading. */
import type { Given } from '../world/given.ts';

/** What goes wrong and how; at least one member. */
interface FaultAnswer {
  /** A documented code of the operation. */
  readonly code?: string;
  /** Layer of a gateway code. */
  readonly layer?: 'outer' | 'inner';
  readonly status?: number;
  /** Like 30s or 500ms; goes with the others. */
  readonly delay?: string;
  /** The connection breaks before the provider acts, or after: then what it did stands, and nobody hears of it. */
  readonly drop?: 'connection' | 'answer';
  readonly body?: string;
}

export interface NewFault {
  /** `standard.queryCouponInfo` or `asset:/front/assets/*.js` */
  readonly on: string;
  readonly answer: FaultAnswer;
  /** How often; always when absent. */
  readonly times?: number;
}

export type ClockSetting = string | { readonly at: string; readonly running?: boolean };

/** Whole accessible names, or a role with its name. */
type Visible = string | { readonly role: string; readonly name: string };

export interface ScenarioFile {
  readonly title: string;
  readonly extends?: readonly string[];
  readonly clock?: ClockSetting;
  readonly given?: Given;
  readonly faults?: readonly NewFault[];
  readonly visit?: string;
  readonly shows?: readonly Visible[];
  readonly hides?: readonly Visible[];
  readonly proves?: readonly string[];
}

export interface Scenario extends ScenarioFile {
  readonly name: string;
  /** Folder of the file; the console groups by it. */
  readonly group: string;
}
