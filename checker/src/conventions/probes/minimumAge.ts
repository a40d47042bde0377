/** Sends a date of birth two days after the last one that the contract allows: `must be at least 16 years old`. */
import { bodyOf, membersOf } from '../../core/contract/body.ts';
import { descriptionOf } from '../../core/contract/descriptionOf.ts';
import { sentencesIn, sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { mustRefuse } from './mustRefuse.ts';
import type { Probe } from './probe.ts';

/** One of the groups is the age in years. */
const AGE =
  /\bat least (\d{1,2}) years? old\b|\b(?:must|has to|have to) be (\d{1,2})(?: years? old)?,? or older\b|\bminimum age (?:is|of|:) ?(\d{1,2})\b|年满 ?(\d{1,2}) ?周?岁/i;
/** Words of an exception. */
const EXCEPT = /\b(?:if|unless|except|without|when|for)\b|除非|如果/i;
const BIRTH = /born|birth|^dob$/i;
/** Days between the last allowed date of birth and the sent one: where the backend is, it may be tomorrow. */
const DAYS = 2;

/** @returns the age in years; undefined if the text states none, or an exception from it */
export function minimumAgeIn(text: string): number | undefined {
  const age = AGE.exec(text)
    ?.slice(1)
    .find((each) => each !== undefined);
  return age === undefined || EXCEPT.test(text) ? undefined : Number(age);
}

/** The date of birth of a person who becomes so old in some days. @param now ms since 1970 */
export function birthBefore(age: number, now: number): string {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - age);
  day.setUTCDate(day.getUTCDate() + DAYS);
  return day.toISOString().slice(0, 10);
}

/** @param base an accepted request */
export async function sendTooYoung(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  for (const [name, part] of Object.entries(membersOf(operation))) {
    const isDay = valueOf(part, operation.schemas).format === 'date';
    if (!isDay || !BIRTH.test(name) || typeof bodyOf(operation, base)[name] !== 'string') continue;
    const texts = [...sentencesIn(descriptionOf(part, operation)), ...sentencesOf(operation)];
    const says = texts.find((text) => minimumAgeIn(text) !== undefined);
    if (says === undefined) continue;
    const date = birthBefore(minimumAgeIn(says)!, Date.now());
    const what = `${name} ${date}`;
    await mustRefuse(probe, operation, base, { members: { [name]: date }, id: `age/${name}`, what, says });
  }
}
