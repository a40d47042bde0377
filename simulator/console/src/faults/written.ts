/** Writes a rule as a test, a scenario file entry, or a request header. Pure. */
import type { Fault } from './inWords.ts';

/** Members shared by scenario files and the control API. */
const ruleOf = ({ on, answer, when, times }: Fault) => ({
  on,
  answer,
  ...(when && { when }),
  ...(times !== undefined && { times }),
});

/** Writes it for a test with the package in simulator/testing. */
export function asTest({ on, answer, when, times }: Fault): string {
  const [operation, requests, told] = [on, when, answer].map((part) => JSON.stringify(part));
  const rule = when ? `sim.when(${operation}, ${requests}).fail` : `sim.fail`;
  const given = [...(when ? [] : [operation]), told, ...(times === undefined ? [] : [times])];
  return `await ${rule}(${given.join(', ')});`;
}

/** Writes it for a scenario file; JSON is YAML's flow style. */
export function asYaml(fault: Fault): string {
  const lines = Object.entries(ruleOf(fault)).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['faults:', `  - ${lines.join('\n    ')}`].join('\n');
}

/** Writes the header for a single request (docs/faults.md); undefined if no magic value expresses it. */
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
