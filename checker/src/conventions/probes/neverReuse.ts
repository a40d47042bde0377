/** Deletes the last resource and creates another one: an id that the contract never gives again is a new one. */
import { makes } from '../../core/contract/makes.ts';
import { removes } from '../../core/contract/removes.ts';
import { allSentencesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { returnedIdOf } from '../consistency/names.ts';
import { ask, askEither, report, TRIED } from './ask.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';

const NEVER =
  /\b(never|not|no) (be )?(given|used|assigned|issued|reused|taken|handed out)( again| twice| a second time)?\b|\bnot reused\b|\bnever reused\b|不(会)?(重复使用|复用|再次使用)/i;
const IDS = /\b(i?ids?|numbers?|no|codes?)\b|编号|序号/i;

/** @param base an accepted request */
export async function neverReuse(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const role = operation.roles?.find(({ does }) => does === 'made');
  const removal = probe.context.operations.find(
    (each) =>
      removes(each) &&
      each.roles?.some(({ does, resource }) => does === 'one' && resource.name === role?.resource.name),
  );
  const says = allSentencesOf(operation).find(
    (text) => NEVER.test(text) && IDS.test(text) && /delet|remov|again|reus|删除|复用/i.test(text),
  );
  if (!makes(operation) || !role || !removal || says === undefined) return;
  const { requests } = probe;
  const create = () => ask(probe, operation, requests.unlike(operation, base), 'parent', TRIED);
  const first = await create();
  const id = first?.exchange.verdict.success ? returnedIdOf(role.resource, first) : undefined;
  if (!first || id === undefined) return;
  const payload = { ...requests.filled(removal), ...namesInPath(operation, base), [role.resource.as]: id };
  const removed = await askEither(probe, removal, payload);
  const second = removed?.exchange.verdict.success ? await create() : undefined;
  if (!removed || !second?.exchange.verdict.success) return;
  if (String(returnedIdOf(role.resource, second)) !== String(id)) return;
  const message = `${role.resource.as} ${String(id)} was deleted and is given again; the contract says '${says}'`;
  report(probe, second, [first, removed, second], `made/${role.resource.as}`, message);
}
