/** Types of the control API, under the names that tests use. */
import type { components } from '../../../generated/control/types.ts';

type Schemas = components['schemas'];

export type Clock = Schemas['Clock'];
export type Fault = Schemas['Fault'];
export type FaultAnswer = Schemas['FaultAnswer'];
export type FaultWhen = Schemas['FaultWhen'];
export type LogEntry = Schemas['LogEntry'];
export type Session = Schemas['Session'];
