/** Creates with `validateOnly` or `dryRun`: the request is checked, and nothing is created. */
import { membersOf } from '../../core/contract/body.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { makes } from '../../core/contract/makes.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import { typeOf } from '../../core/contract/typeOf.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { createdIdOf } from '../consistency/names.ts';
import { ask, report, TRIED } from './ask.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';

/** `validateOnly`, `dry_run` */
const TRIAL = /^(validate_?only|only_?validate|dry_?run|simulate|preview)$/i;
/** `Nothing is created`, `the request is only checked` */
const CREATES_NOTHING =
  /\bnothing\b|\bnot (created|stored|saved|persisted|made)\b|\bonly (checked|validated)\b|不(会)?(保存|创建)/i;

/** @param base an accepted request */
export async function tryOnly(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const role = operation.roles?.find(({ does }) => does === 'made');
  const [read] = role ? readsOf(probe, role.resource, 'one') : [];
  const { properties = {} } = flattened(operation.request, operation.schemas);
  const name = Object.keys(properties).find((each) => TRIAL.test(each));
  if (!makes(operation) || !role || !read || name === undefined) return;
  const part = valueOf({ ...membersOf(operation), ...properties }[name] ?? {}, operation.schemas);
  const isBoolean = typeOf(part) === 'boolean';
  const says = [part.description ?? '', ...sentencesOf(operation)].find((text) => CREATES_NOTHING.test(text));
  // An enum such as `none, all`: the first value that asks for a trial.
  const value = isBoolean ? true : part.enum?.find((each) => !/none|false/i.test(String(each)));
  const payload = { ...probe.requests.unlike(operation, base), [name]: value };
  if (says === undefined || value === undefined || !probe.requests.isSound(operation, payload)) return;
  const tried = await ask(probe, operation, payload, 'parent', TRIED);
  const id = createdIdOf(role.resource, tried);
  if (!tried || id === undefined) return;
  // The id of the trial belongs to no resource, so later writes must not use it.
  probe.requests.made.get(role.resource.name)?.delete(id);
  const asked = {
    ...probe.requests.filled(read),
    ...namesInPath(operation, payload),
    [role.resource.as]: id,
  };
  const found = await ask(probe, read, asked, 'parent', { kind: 'conversation' });
  if (!found?.exchange.verdict.success) return;
  const message = `${role.resource.as} ${String(id)} is there although ${name} was sent; the contract says '${says}'`;
  report(probe, found, [tried, found], `made/${name}`, message);
}
