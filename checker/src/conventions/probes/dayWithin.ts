/** Filters spans by a day within them: the first and the last day count if the contract includes both. */
import { flattened } from '../../core/contract/flattened.ts';
import { allSentencesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { isReadParameter } from '../../core/requests/asked.ts';
import { isWhole } from '../consistency/parts.ts';
import { ask, report, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';

const ON = /^(valid|active|effective|current|open|in_?force)_?(on|at|date|day)$/i;
const BOTH =
  /\bboth\b[^.;]*\binclu|\b(first|start|begin\w*) and (the )?(last|end)\b[^.;]*\binclu|\binclusive\b(?! of\b)|\bincluding both\b|首尾.{0,4}含|均含/i;
const TRIES = 3;

export async function filterByDay(probe: Probe, operation: Operation): Promise<void> {
  const member = operation.roles?.find(({ does }) => does === 'list')?.resource.member;
  const { properties = {} } = flattened(operation.request, operation.schemas);
  const name = Object.keys(properties).find((each) => ON.test(each) && isReadParameter(operation, each));
  if (member === undefined || name === undefined) return;
  const { format, description = '' } = valueOf(properties[name] ?? {}, operation.schemas);
  if (format !== 'date') return;
  const whole = probe.requests.widest(operation);
  const sent = await ask(probe, operation, whole);
  const items = (sent && itemsOf(operation, sent.exchange.verdict)) ?? [];
  const span = spanOf(items[0] ?? {});
  if (!sent || !span || !isWhole(sent, items)) return;
  const texts = [description, ...allSentencesOf(operation)];
  const says = texts.find(
    (text) =>
      BOTH.test(text) &&
      (text === description || [span.begin, span.end].every((each) => text.includes(each))),
  );
  if (says === undefined) return;
  const days = [...new Set(items.flatMap((item) => [item[span.end], item[span.begin]]))].slice(0, TRIES * 2);
  for (const day of days) {
    const payload = { ...whole, [name]: day };
    if (!probe.requests.isSound(operation, payload)) continue;
    const filtered = await ask(probe, operation, payload, 'parent', TRIED);
    const listed = filtered && itemsOf(operation, filtered.exchange.verdict);
    if (!filtered || !listed || !isWhole(filtered, listed)) continue;
    const isListed = (item: Payload): boolean => listed.some((each) => each[member] === item[member]);
    const within = (item: Payload): boolean =>
      String(item[span.begin]) <= String(day) && String(day) <= String(item[span.end]);
    const lacking = items.find((item) => within(item) && !isListed(item));
    // Another condition of the filter would leave out inner days too.
    const isOfLimit = lacking && (lacking[span.begin] === day || lacking[span.end] === day);
    if (!lacking || !isOfLimit) continue;
    const message = `${member} ${String(lacking[member])} is from ${String(lacking[span.begin])} to ${String(lacking[span.end])}, and is not listed for ${name} ${String(day)}; the contract says '${says}'`;
    return report(probe, filtered, [sent, filtered], `filter/${name}`, message);
  }
}

const BEGINS = /(^|_)(from|start\w*|begin\w*|since)(_?(date|day|on))?$|(From|Start|Begin)(Date|Day|On)?$/;
const ENDS = /(^|_)(until|till|to|end\w*)(_?(date|day|on))?$|(Until|Till|To|End)(Date|Day|On)?$/;

/** The only two days that a name marks as a beginning and an end. */
function spanOf(item: Payload): { readonly begin: string; readonly end: string } | undefined {
  const days = Object.keys(item).filter((name) => /^\d{4}-\d\d-\d\d$/.test(String(item[name])));
  const [begins, ends] = [BEGINS, ENDS].map((words) => days.filter((name) => words.test(name)));
  const [begin, end] = [begins?.[0], ends?.[0]];
  return begins?.length === 1 && ends?.length === 1 && begin !== undefined && end !== undefined
    ? { begin, end }
    : undefined;
}
