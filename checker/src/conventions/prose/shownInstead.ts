/** Reads that a response shows something else than the value: `The name of an anonymous donor is shown as Anonymous`. */
import { wordsOf } from '../../core/base/words.ts';
import { descriptionOf } from '../../core/contract/descriptionOf.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import { listIn } from '../../core/contract/openapi/paging.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';

/** `shown as initials`, `returned as Anonymous`, `names are masked`; not `shown as it was written`. */
const INSTEAD =
  /\b(?:shown|displayed|given|returned|appears?|presented|printed) (?:only )?(?:as|by|with) (?:[`"'“A-Z]|(?:an? |the |their |its )?(?:initials?|first|last|anonymous|placeholder|asterisks?|stars?))|\b(?:replaced|mask|anonymi[sz]|pseudonymi[sz]|redact|shorten|truncat|abbreviat|obfuscat|withheld|censor)\w*|\binstead of\b|匿名|脱敏|掩码|隐藏/;

/** Words of names that say nothing about their member. */
const SMALL = /^(?:id|no|at|on|of|the|is|has)$/;

/** Returns whether the response may show another value of the member than was written. */
export function mayShowInstead(operation: Operation, member: string): boolean {
  const data = dataOf(operation);
  const item = listIn(data, operation.schemas)?.item;
  const parts = [data.properties, item?.properties].flatMap((each) => each?.[member] ?? []);
  const words = wordsOf(member).filter((word) => !SMALL.test(word));
  const about = sentencesOf(operation).filter((text) => {
    const said = new Set(wordsOf(text));
    return words.some((word) => said.has(word) || said.has(`${word}s`));
  });
  // Capitals count in INSTEAD (`shown as Anonymous`), so `Shown` at the beginning becomes `shown`.
  return [...about, ...parts.map((part) => descriptionOf(part, operation))].some((text) =>
    INSTEAD.test(text.replace(/^[A-Z]/, (first) => first.toLowerCase())),
  );
}
