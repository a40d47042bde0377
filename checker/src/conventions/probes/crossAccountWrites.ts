/** What another account may not even read it does not write either. */
import { allSentencesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { known, namesIn, namesInPath } from './named.ts';
import { ask, say } from './ask.ts';
import type { Round } from './probe.ts';

export async function writeAsOther(round: Round, operation: Operation, payload: Payload): Promise<void> {
  if (!round.headers.has('other')) return;
  const proofs = await refusedReads(round, operation, payload);
  if (proofs.length === 0) return;
  const own = round.requests.fresh(operation, payload);
  const sent = await ask(round, operation, own, 'other', { kind: 'conversation' });
  if (!sent?.exchange.verdict.success) return;
  const { code } = proofs[0]!.exchange.verdict;
  const message = `another account may not read it (${code}), and writes it`;
  say(round, sent, [...proofs, sent], 'private/written', message);
}

/** `Withdraws one's own`; of all operations, `only its owner changes it`. */
function ownIn(operation: Operation): string | undefined {
  const said = [operation.summary, ...operation.errors.map(({ condition = '' }) => condition)];
  const atLength = /^(DELETE|PUT|PATCH)$/.test(operation.method) ? allSentencesOf(operation) : [];
  return said.find((text) => OWN.test(text) || OWNER.test(text)) ?? atLength.find((text) => OWNER.test(text));
}

const OWN = /\bown\b|本人|自己/i;
const OWNER =
  /\bonly (by )?(the|its|their) (author|owner|creator)\b|\b(author|owner|creator) (only|alone)\b|仅(作者|所有者|创建者|本人)/i;

/** `Withdraws one's own`: what the first account has made, nobody else changes or takes away. */
export async function writeOwnAsOther(round: Round, operation: Operation, payload: Payload): Promise<void> {
  const says = ownIn(operation);
  const isMade = operation.roles?.some(
    ({ kind, does }) => does === 'one' && round.requests.made.get(kind.name)?.has(payload[kind.as]) === true,
  );
  if (says === undefined || !isMade || !round.headers.has('other')) return;
  const own = round.requests.fresh(operation, payload);
  const sent = await ask(round, operation, own, 'other', { kind: 'conversation' });
  if (!sent?.exchange.verdict.success) return;
  say(round, sent, [sent], 'private/own', `another account does it, and the contract says '${says}'`);
}

/** Reads of the same thing, or of all there are in its place, that are answered and that another account is refused. */
async function refusedReads(round: Round, operation: Operation, payload: Payload): Promise<Sent[]> {
  const refused: Sent[] = [];
  for (const { read, asked } of readsBeside(round, operation, payload)) {
    const own = await ask(round, read, asked, 'parent');
    if (!own?.exchange.verdict.success) return [];
    const others = await ask(round, read, asked, 'other');
    if (!others || others.exchange.got.lost || others.exchange.verdict.success) return [];
    refused.push(others);
  }
  return refused;
}

interface Beside {
  readonly read: Operation;
  readonly asked: Payload;
}

function readsBeside(round: Round, operation: Operation, payload: Payload): Beside[] {
  return (operation.roles ?? []).flatMap(({ kind, does }) => {
    const wanted = does === 'one' ? 'one' : 'list';
    // Without a name in it, each account has a list of its own there.
    const isNamed = Object.keys(namesInPath(operation, payload)).length > 0 || does === 'one';
    return round.context.neighbours.flatMap((read): Beside[] => {
      const reads =
        read.effect === 'read' &&
        read.roles?.some((role) => role.kind.name === kind.name && role.does === wanted);
      if (!reads || !isNamed || (wanted === 'list' && read.url !== operation.url)) return [];
      const base = wanted === 'one' ? round.requests.filled(read) : round.requests.widest(read);
      return [{ read, asked: { ...base, ...known(read, namesIn(operation, kind, payload), kind) } }];
    });
  });
}
