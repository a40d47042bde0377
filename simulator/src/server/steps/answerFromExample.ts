import { nearest } from '#tools/nearest.ts';
import type { Operation } from '../../services/catalogue.ts';
import type { Decision } from '../decision.ts';
import { problem } from '../decision.ts';
import { header } from '../request/incoming.ts';
import type { Incoming } from '../request/incoming.ts';

/** `Prefer: example=NAME` selects a named example of the contract, as in Prism. */
export function answerFromExample(
  { address, examples }: Operation,
  incoming: Incoming,
): Decision | undefined {
  const name = /(?:^|[;,\s])example="?([^",;\s]+)"?/.exec(header(incoming, 'prefer') ?? '')?.[1];
  if (name === undefined) return undefined;
  return Object.hasOwn(examples, name)
    ? { kind: 'envelope', body: examples[name], by: 'example' }
    : problem(400, `${address} 没有名为 ${name} 的样例`, { nearest: nearest(name, Object.keys(examples)) });
}
