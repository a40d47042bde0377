/** Writes a fault rule as a test, a scenario file or a request header. Pure. */
import type { Fault } from './inWords.ts';

/** The members common to scenario files and the control API. */
const ruleOf = ({ on, answer, when, times }: Fault) => ({
  on,
  answer,
  ...(when && { when }),
  ...(times !== undefined && { times }),
});

/** Returns a call for a test with the package of simulator/testing. */
export function asTest({ on, answer, when, times }: Fault): string {
  const [operation, requests, reply] = [on, when, answer].map((part) => JSON.stringify(part));
  const rule = when ? `sim.when(${operation}, ${requests}).fail` : `sim.fail`;
  const parameters = [...(when ? [] : [operation]), reply, ...(times === undefined ? [] : [times])];
  return `await ${rule}(${parameters.join(', ')});`;
}

/** Returns the fault for a scenario file; each member is JSON, which YAML accepts. */
export function asYaml(fault: Fault): string {
  const lines = Object.entries(ruleOf(fault)).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['faults:', `  - ${lines.join('\n    ')}`].join('\n');
}

/** Returns the header for a single request (docs/faults.md); undefined if the header cannot express the fault. */
export function asHeader({ on, answer }: Fault): string | undefined {
  if (on.startsWith('asset:')) return undefined;
  const { code, layer, status, delay, drop, wire, ...others } = answer;
  const words = [
    code === undefined ? undefined : layer === undefined ? code : `${layer}/${code}`,
    status === undefined ? undefined : `http-${String(status)}`,
    delay === undefined ? undefined : `delay-${delay}`,
    drop === undefined ? undefined : drop === 'answer' ? 'lost' : 'drop',
    wire,
  ].filter((word) => word !== undefined);
  const [word] = words;
  return words.length === 1 && Object.keys(others).length === 0 ? `X-Sim-Force: ${String(word)}` : undefined;
}
