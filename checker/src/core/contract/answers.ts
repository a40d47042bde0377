/** Finds the documented response for an HTTP status: the exact status, its range (`4XX`), or the default. */
import type { AnswerForm, Operation } from './types.ts';

/** A documented response. */
export interface DocumentedAnswer extends AnswerForm {
  /** Key in the contract: `200`, `4XX`, `default`. */
  readonly key: string;
}

type Answers = NonNullable<Operation['answers']>;

/** Found responses by status: every check of a response asks for one. */
const known = new WeakMap<Answers, Map<number, DocumentedAnswer | undefined>>();

/** @returns undefined if the contract does not document the status */
export function answerOf(
  { answers }: Pick<Operation, 'answers'>,
  status: number,
): DocumentedAnswer | undefined {
  if (!answers || status === 0) return undefined;
  const own = known.get(answers) ?? new Map<number, DocumentedAnswer | undefined>();
  if (!own.has(status)) known.set(answers, own.set(status, findAnswer(answers, status)));
  return own.get(status);
}

function findAnswer(answers: Answers, status: number): DocumentedAnswer | undefined {
  // goctl documents only `default`, meaning a success. The framework defines all other responses.
  if (status >= 400 && hasDefaultOnly(answers)) return { types: [], headers: [], key: 'default' };
  const keys = Object.keys(answers);
  const hundred = `${String(status)[0]}XX`;
  const key =
    keys.find((each) => each === String(status)) ??
    keys.find((each) => each.toUpperCase() === hundred) ??
    keys.find((each) => each === 'default');
  const form = key === undefined ? undefined : answers[key];
  return form && key !== undefined ? { ...form, key } : undefined;
}

const hasDefaultOnly = (answers: Answers): boolean => Object.keys(answers).join() === 'default';

/** Returns the first documented success; undefined if there is none. */
export function successOf(operation: Pick<Operation, 'answers'>): DocumentedAnswer | undefined {
  const { answers = {} } = operation;
  if (hasDefaultOnly(answers)) return answerOf(operation, 200);
  const key = Object.keys(answers).find((each) => /^2/.test(each));
  return key === undefined ? undefined : answerOf(operation, Number(key.replaceAll(/x/gi, '0')));
}

/** Returns whether a media type is the documented one, ignoring parameters, or within its range. */
export function fitsType(type: string, documented: string): boolean {
  const [came = '', wanted = ''] = [type, documented].map((each) =>
    (each.split(';', 1)[0] ?? '').trim().toLowerCase(),
  );
  if (wanted === '*/*' || came === wanted) return came !== '';
  return wanted.endsWith('/*') && came.startsWith(wanted.slice(0, -1));
}

/** Returns whether a media type is JSON, or a range that includes JSON. */
export const isJsonType = (type: string): boolean =>
  /^(application|text)\/([\w.-]+\+)?json\b/i.test(type) || type === '*/*' || type === 'application/*';
