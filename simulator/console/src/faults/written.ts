/** The same rule as others write it: in a test, in a scenario file, in the header of one request. Pure. */
import type { Fault } from './inWords.ts';

/** Of what a scenario file and the control API say alike. */
const ruleOf = ({ on, answer, when, times }: Fault) => ({
  on,
  answer,
  ...(when && { when }),
  ...(times !== undefined && { times }),
});

/** In a test, by the package of simulator/testing. */
export function asTest({ on, answer, when, times }: Fault): string {
  const [operation, requests, told] = [on, when, answer].map((part) => JSON.stringify(part));
  const rule = when ? `sim.when(${operation}, ${requests}).fail` : `sim.fail`;
  const given = [...(when ? [] : [operation]), told, ...(times === undefined ? [] : [times])];
  return `await ${rule}(${given.join(', ')});`;
}

/** In a scenario file; the flow style of YAML is JSON. */
export function asYaml(fault: Fault): string {
  const lines = Object.entries(ruleOf(fault)).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['faults:', `  - ${lines.join('\n    ')}`].join('\n');
}

/** In the header of the one request that shall meet it (docs/faults.md); undefined where no word of it says as much. */
export function asHeader({ on, answer }: Fault): string | undefined {
  if (on.startsWith('asset:')) return undefined;
  const { code, layer, status, delay, drop, wire, ...others } = answer;
  const said = [
    code === undefined ? undefined : layer === undefined ? code : `${layer}/${code}`,
    status === undefined ? undefined : `http-${String(status)}`,
    delay === undefined ? undefined : `delay-${delay}`,
    drop === undefined ? undefined : drop === 'answer' ? 'lost' : 'drop',
    wire,
  ].filter((word) => word !== undefined);
  const [word] = said;
  return said.length === 1 && Object.keys(others).length === 0 ? `X-Sim-Force: ${String(word)}` : undefined;
}
