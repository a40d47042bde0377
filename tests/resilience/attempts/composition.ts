/**
 * Measures a control request that names many scenarios. For at most six it also compares their worlds, which costs more
 * (simulator/src/scenarios/contradictions.ts).
 */
import { costs, type Costly, type Target } from '../cost.ts';

/** Maximum ms of a core if only settings are compared. */
const LIMIT_MS = 300;
/** Maximum characters of the names together. */
const LETTERS = 512;

const compose =
  (most: number): Costly['run'] =>
  async ({ control }: Target) => {
    const known = await control<{ name: string }[]>('GET', '/scenarios');
    const chosen: string[] = [];
    for (const name of known.map((scenario) => scenario.name).sort((a, b) => a.length - b.length))
      if (chosen.length < most && [...chosen, name].join(',').length <= LETTERS) chosen.push(name);
    await control('GET', `/composition?scenarios=${chosen.join(',')}`);
  };

/** Makes a new simulator load the worlds' code, as any first visit does. */
const warm = compose(2);

export const attempt = costs('34.18', 'composes all scenarios that one request names', [
  { name: '51 scenarios', control: true, limitMs: LIMIT_MS, before: warm, run: compose(51) },
  { name: '30 scenarios', control: true, limitMs: LIMIT_MS, run: compose(30) },
  { name: '6 scenarios', control: true, run: compose(6) },
]);
