/**
 * Checks that another account cannot write a resource that it cannot read, or that the contract keeps for its owner.
 */
import { isIdempotentDelete } from '../../core/contract/idempotentDelete.ts';
import { allSentencesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { ask, report } from './ask.ts';
import { idsFor, namesIn, namesInPath } from './named.ts';
import type { Probe } from './probe.ts';

export async function writeAsOther(probe: Probe, operation: Operation, payload: Payload): Promise<void> {
  // An idempotent DELETE succeeds for a missing resource too, so success proves nothing.
  if (!probe.headers.has('other') || isIdempotentDelete(operation)) return;
  const proofs = await refusedReads(probe, operation, payload);
  if (proofs.length === 0) return;
  const own = probe.requests.fresh(operation, payload);
  const sent = await ask(probe, operation, own, 'other', { kind: 'conversation' });
  if (!sent?.exchange.verdict.success) return;
  const { code } = proofs[0]!.exchange.verdict;
  const message = `another account may not read it (${code}), and writes it`;
  report(probe, sent, [...proofs, sent], 'private/written', message);
}

/** Returns the sentence that keeps the operation for the owner: `Withdraws one's own`, or of all operations `only its owner changes it`. */
function ownerSentence(operation: Operation): string | undefined {
  const texts = [operation.summary, ...operation.errors.map(({ condition = '' }) => condition)];
  // The whole description counts only where a change or a removal is certain: elsewhere it may speak of another action.
  const atLength = /^(DELETE|PUT|PATCH)$/.test(operation.method) ? allSentencesOf(operation) : [];
  return (
    texts.find((text) => OWN.test(text) || OWNER.test(text)) ??
    atLength.find((text) => OWNER.test(text) && !READS.test(text))
  );
}

/** Sentences about reading: `Confidential ones are seen by their author only`. */
const READS = /\b(seen|sees?|reads?|readable|visible|shown|listed|viewed)\b|可见|查看/i;
/** `Withdraws one's own`, `deletes my own comment` */
const OWN = /\bown\b|本人|自己/i;
/** `Only its owner changes it`, `only by the author`, `creator only` */
const OWNER =
  /\bonly (by )?(the|its|their) (author|owner|creator)\b|\b(author|owner|creator) (only|alone)\b|仅(作者|所有者|创建者|本人)/i;

/** `Withdraws one's own`: no other account may change or remove a resource of the first account. */
export async function writeOwnAsOther(probe: Probe, operation: Operation, payload: Payload): Promise<void> {
  const sentence = ownerSentence(operation);
  const isMade = operation.roles?.some(
    ({ resource, does }) =>
      does === 'one' && probe.requests.made.get(resource.name)?.has(payload[resource.as]) === true,
  );
  if (sentence === undefined || !isMade || !probe.headers.has('other') || isIdempotentDelete(operation))
    return;
  const own = probe.requests.fresh(operation, payload);
  const sent = await ask(probe, operation, own, 'other', { kind: 'conversation' });
  if (!sent?.exchange.verdict.success) return;
  report(probe, sent, [sent], 'private/own', `another account does it, and the contract says '${sentence}'`);
}

/**
 * Returns the other account's refused reads of the same resource or its list. Empty if the owner cannot read it either, or
 * if the other account can read it in one way: then the resource is not private.
 */
async function refusedReads(probe: Probe, operation: Operation, payload: Payload): Promise<Sent[]> {
  const refused: Sent[] = [];
  for (const { read, asked } of readsBeside(probe, operation, payload)) {
    const own = await ask(probe, read, asked, 'parent');
    if (!own?.exchange.verdict.success) return [];
    const others = await ask(probe, read, asked, 'other');
    if (!others || others.exchange.got.lost || others.exchange.verdict.success) return [];
    refused.push(others);
  }
  return refused;
}

/** A read, and a request for the resource that the write changes. */
interface ReadBeside {
  readonly read: Operation;
  readonly asked: Payload;
}

function readsBeside(probe: Probe, operation: Operation, payload: Payload): ReadBeside[] {
  return (operation.roles ?? []).flatMap(({ resource, does }) => {
    const wanted = does === 'one' ? 'one' : 'list';
    // A path without an id, such as POST /orders, leads to a list of each account: its refusal says nothing of this resource.
    const isNamed = does === 'one' || Object.keys(namesInPath(operation, payload)).length > 0;
    return probe.context.neighbours.flatMap((read): ReadBeside[] => {
      const reads =
        read.effect === 'read' &&
        read.roles?.some((role) => role.resource.name === resource.name && role.does === wanted);
      if (!reads || !isNamed || (wanted === 'list' && read.url !== operation.url)) return [];
      const base = wanted === 'one' ? probe.requests.filled(read) : probe.requests.widest(read);
      return [{ read, asked: { ...base, ...idsFor(read, namesIn(operation, resource, payload), resource) } }];
    });
  });
}
