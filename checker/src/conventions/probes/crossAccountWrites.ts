/**
 * Checks that another account cannot write a resource that it cannot read, or that the contract keeps for its owner.
 */
import { bodyOf } from '../../core/contract/body.ts';
import { isIdempotentDelete } from '../../core/contract/idempotentDelete.ts';
import { kindsOf } from '../../core/contract/kindsOf.ts';
import { refusalsIn } from '../../core/contract/sentences.ts';
import type { Operation, Payload, Resource } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { isHidden, isMissing, namedRole, refersTo } from '../consistency/names.ts';
import { ownerSentence } from '../prose/ownerSentence.ts';
import { ask, report } from './ask.ts';
import { createOperationOf } from './make.ts';
import { idsFor, namesIn, namesInPath } from './named.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';

export async function writeAsOther(probe: Probe, operation: Operation, payload: Payload): Promise<void> {
  // An idempotent DELETE succeeds for a missing resource too, so success proves nothing.
  if (!probe.headers.has('other') || isIdempotentDelete(operation)) return;
  const beside = readsBeside(probe, operation, payload);
  const reads = beside.length > 0 ? beside : readsOfParents(probe, operation);
  const proofs = await refusedReads(probe, reads);
  if (proofs.length === 0) return;
  const own = probe.requests.fresh(operation, payload);
  const sent = await ask(probe, operation, own, 'other', { kind: 'conversation' });
  if (sent?.exchange.verdict.success === false && !isHidden(sent) && !isMissing(sent))
    probe.undecided.add(operation);
  else probe.undecided.delete(operation);
  if (!sent?.exchange.verdict.success) return;
  const { code } = proofs[0]!.exchange.verdict;
  const what = beside.length > 0 ? 'it' : 'what it belongs to';
  const message = `another account may not read ${what} (${code}), and writes it`;
  report(probe, sent, [...proofs, sent], 'private/written', message);
}

/** `Withdraws one's own`: no other account may change or remove a resource of the first account. */
export async function writeOwnAsOther(probe: Probe, operation: Operation, payload: Payload): Promise<void> {
  const made = operation.roles?.find(
    ({ resource, does }) =>
      does === 'one' && probe.requests.made.get(resource.name)?.has(payload[resource.as]) === true,
  );
  const all = kindsOf(probe.context.neighbours);
  const sentence = made && ownerSentence(operation, made.resource, all);
  if (sentence === undefined || !probe.headers.has('other') || isIdempotentDelete(operation)) return;
  const own = probe.requests.fresh(operation, payload);
  const sent = await ask(probe, operation, own, 'other', { kind: 'conversation' });
  if (!sent?.exchange.verdict.success) return;
  report(probe, sent, [sent], 'private/own', `another account does it, and the contract says '${sentence}'`);
}

/**
 * Returns the other account's refused reads of the same resource, or of its list and the parent of this list. Empty if the owner
 * cannot read it either, or if the other account can read it in one way: then the resource is not private.
 */
async function refusedReads(probe: Probe, reads: readonly ReadBeside[]): Promise<Sent[]> {
  const refused: Sent[] = [];
  for (const { read, asked } of reads) {
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
      // Only the list at the path of a creation shows what it has created.
      const isBeside =
        (wanted === 'one' || read.url === operation.url) &&
        (read.roles ?? []).some((role) => role.resource.name === resource.name && role.does === wanted);
      // A list below a parent may be for some roles only. Its refusal counts if the parent is refused too.
      const parent = wanted === 'list' ? parentRead(read, operation) : undefined;
      if (read.effect !== 'read' || !isNamed || !(isBeside || parent)) return [];
      const base = isBeside && wanted === 'list' ? probe.requests.widest(read) : probe.requests.filled(read);
      const names = namesIn(operation, resource, payload);
      return [{ read, asked: { ...base, ...idsFor(read, names, parent ?? resource) } }];
    });
  });
}

/** A refusal of what another account has: `The object does not exist, or belongs to another household`. */
const OF_OTHERS =
  /\bbelongs? to (?:another|a different|someone|somebody|other)\b|\b(?:someone|somebody) else's\b|\bnot yours\b|\bof (?:another|a different) \p{L}+\b|属于(?:其他|别的|他人)|(?:他人|其他用户)的/iu;

/**
 * Returns the reads of what the creation of a resource has named, for a resource that nothing reads: the member of a freeze. The
 * contract must say that a resource of others is refused.
 */
function readsOfParents(probe: Probe, operation: Operation): ReadBeside[] {
  const role = namedRole(operation);
  const maker = role && createOperationOf(probe, role.resource);
  const made = maker && probe.requests.accepted.get(maker);
  const rows = operation.errors.filter(({ code, implied }) => !implied && /^40[34]/.test(code));
  if (!made || !refusalsIn(operation, rows).some((text) => OF_OTHERS.test(text))) return [];
  const all = kindsOf(probe.context.neighbours);
  return Object.entries(bodyOf(maker, made)).flatMap(([name, id]) => {
    const parent = all.find((each) => !each.single && refersTo(name, each));
    const [read] = parent ? readsOf(probe, parent, 'one') : [];
    return read && parent ? [{ read, asked: { ...probe.requests.filled(read), [parent.as]: id } }] : [];
  });
}

/** Returns the resource that a read shows right above the path of an operation: `/shifts/{shift}` above `/shifts/{shift}/signups`. */
const parentRead = (read: Operation, { url }: Operation): Resource | undefined =>
  read.url === url.slice(0, url.lastIndexOf('/'))
    ? read.roles?.find(({ does }) => does === 'one')?.resource
    : undefined;
