/**
 * Registers the same e-mail address or user name twice, if the contract says that it is unique and has a 409. Only for operations
 * without a resource: other probes test the unique values of resources, by the id in the response.
 */
import { bodyOf, membersOf } from '../../core/contract/body.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { refusalsIn, sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';
import { examplesOf } from '../../core/requests/valid.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { stateRows } from '../consistency/stateRows.ts';
import { isUnique } from '../consistency/unique.ts';
import { alikeIn } from '../consistency/watchers/alike.ts';
import { ask, report, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';

/** Members that name an account: `email`, `user_name`. */
const NAME = /^(e_?mail(_?address)?|user_?name|login|handle)$/i;
/** `An address can be registered only once` */
const ONCE = /\bonce( only)?\b|\bonly once\b|一次/i;

export async function registerTwice(probe: Probe, operation: Operation): Promise<void> {
  const { requests } = probe;
  const rows = stateRows(operation).filter(({ code }) => code === '409');
  const texts = [...sentencesOf(operation), ...refusalsIn(operation, rows)];
  const member = Object.entries(membersOf(operation)).find(
    ([name, part]) => NAME.test(name) || flattened(part, operation.schemas).format === 'email',
  )?.[0];
  const isSaid = isUnique(operation) || texts.some((text) => ONCE.test(text));
  const [example] = examplesOf(operation);
  if (operation.method !== 'POST' || operation.roles?.length || rows.length === 0) return;
  if (!example || member === undefined || !isSaid) return;
  const first = requests.unlike(operation, example.payload);
  const value = bodyOf(operation, first)[member];
  const made = requests.isSound(operation, first)
    ? await ask(probe, operation, first, 'parent', TRIED)
    : undefined;
  // Another success, such as 202, does not say that the name is registered.
  if (typeof value !== 'string' || made?.exchange.got.status !== 201) return;
  // If the contract ignores the case, capital letters are the same address.
  const spellings = alikeIn(texts).case ? [value, value.toUpperCase()] : [value];
  for (const each of spellings) {
    const again = withMembers(operation, requests.unlike(operation, example.payload), { [member]: each });
    const sent = requests.isSound(operation, again)
      ? await ask(probe, operation, again, 'parent', TRIED)
      : undefined;
    if (!sent?.exchange.verdict.success) continue;
    const message = `${member} ${value} is registered, and ${each} is accepted too; the contract has ${rows[0]?.code} for it`;
    return report(probe, sent, [made, sent], `unique/${member}`, message);
  }
}
