/** Makes the cases of probes. */
import { caseOf } from '../../core/plan/case.ts';

/** Name of the replay that runs all probes again. A single request of a probe would lack what the requests before it have created. */
export const PROBES_REPLAY = 'round/all';

export const probeCase: typeof caseOf = (...parts) => ({ ...caseOf(...parts), replay: PROBES_REPLAY });
