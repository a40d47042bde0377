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

/** Filters by a day: `valid_on`, `activeDate`. Not `valid_until`, which is an end. */
const ON = /^(valid|active|effective|current|open|in_?force)_?(on|at|date|day)$/i;
/** `Both days included`, `the first and the last day are included`, `inclusive`. Not `inclusive of tax`. */
const BOTH =
  /\bboth\b[^.;]*\binclu|\b(first|start|begin\w*) and (the )?(last|end)\b[^.;]*\binclu|\binclusive\b(?! of\b)|\bincluding both\b|首尾.{0,4}含|均含/i;
/** Maximum number of days to filter by: both ends of three items. */
const MOST_DAYS = 6;

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
  // Outside the filter's description, `both are included` may be said of another span, unless it names this one's members.
  const isOfSpan = (text: string): boolean =>
    text === description || [span.begin, span.end].every((each) => text.includes(each));
  const says = texts.find((text) => BOTH.test(text) && isOfSpan(text));
  if (says === undefined) return;
  const days = [...new Set(items.flatMap((item) => [item[span.end], item[span.begin]]))].slice(0, MOST_DAYS);
  for (const day of days) {
    const payload = { ...whole, [name]: day };
    if (!probe.requests.isSound(operation, payload)) continue;
    const filtered = await ask(probe, operation, payload, 'parent', TRIED);
    const listed = filtered && itemsOf(operation, filtered.exchange.verdict);
    if (!filtered || !listed || !isWhole(filtered, listed)) continue;
    const isListed = (item: Payload): boolean => listed.some((each) => each[member] === item[member]);
    // Days are of the form 2026-01-31, so their order as texts is their order in time.
    const within = (item: Payload): boolean =>
      String(item[span.begin]) <= String(day) && String(day) <= String(item[span.end]);
    const lacking = items.find((item) => within(item) && !isListed(item));
    // Only the ends of the span are in question. If an inner day is left out, the filter has another condition.
    const isOfLimit = lacking && (lacking[span.begin] === day || lacking[span.end] === day);
    if (!lacking || !isOfLimit) continue;
    const message = `${member} ${String(lacking[member])} is from ${String(lacking[span.begin])} to ${String(lacking[span.end])}, and is not listed for ${name} ${String(day)}; the contract says '${says}'`;
    return report(probe, filtered, [sent, filtered], `filter/${name}`, message);
  }
}

/** `valid_from`, `startDate`, `validFrom` */
const BEGINS = /(^|_)(from|start\w*|begin\w*|since)(_?(date|day|on))?$|(From|Start|Begin)(Date|Day|On)?$/;
/** `valid_until`, `endDate`, `validTo` */
const ENDS = /(^|_)(until|till|to|end\w*)(_?(date|day|on))?$|(Until|Till|To|End)(Date|Day|On)?$/;

/** The members with the first and the last day. Undefined if the names mark several days as a beginning or as an end. */
function spanOf(item: Payload): { readonly begin: string; readonly end: string } | undefined {
  const dayMembers = Object.keys(item).filter((name) => /^\d{4}-\d\d-\d\d$/.test(String(item[name])));
  const [begins, ends] = [BEGINS, ENDS].map((words) => dayMembers.filter((name) => words.test(name)));
  const [begin, end] = [begins?.[0], ends?.[0]];
  return begins?.length === 1 && ends?.length === 1 && begin !== undefined && end !== undefined
    ? { begin, end }
    : undefined;
}
