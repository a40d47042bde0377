/**
 * Answers that are computed once per value. Worlds and their lists are immutable, so what was read off a list stays true
 * for as long as the list lives; a command that changes something makes a new list, and with it a new answer.
 */

/** Computes at the first call for a value; later calls for the same value give the same answer. */
export interface Derived<Source extends object, Answer> {
  (source: Source): Answer;
  /**
   * Makes the answer for a changed value out of the known one, so that a change to a long list costs what it changes.
   * Where it is not known, nothing happens: it is computed when asked for.
   */
  readonly update: (before: Source, after: Source, change: (known: Answer) => Answer) => void;
}

export function derived<Source extends object, Answer>(
  compute: (source: Source) => Answer,
): Derived<Source, Answer> {
  const answers = new WeakMap<Source, { readonly answer: Answer }>();
  const remember = (source: Source, answer: Answer): Answer => {
    answers.set(source, { answer });
    return answer;
  };
  const read = (source: Source): Answer => {
    const known = answers.get(source);
    return known ? known.answer : remember(source, compute(source));
  };
  const update: Derived<Source, Answer>['update'] = (before, after, change) => {
    const known = answers.get(before);
    if (known) remember(after, change(known.answer));
  };
  return Object.assign(read, { update });
}

/** So many questions are remembered per value; then the oldest answer goes. */
const QUESTIONS = 64;

/** The same for questions that one value is asked in many variants. @param compute its question is plain JSON */
export function derivedBy<Source extends object, Question, Answer>(
  compute: (source: Source, question: Question) => Answer,
): (source: Source, question: Question) => Answer {
  const answersOf = derived((_source: Source) => new Map<string | undefined, { readonly answer: Answer }>());
  return (source, question) => {
    const answers = answersOf(source);
    const key = JSON.stringify(question);
    const known = answers.get(key);
    if (known) return known.answer;
    const answer = compute(source, question);
    const [oldest] = answers.keys();
    if (answers.size >= QUESTIONS) answers.delete(oldest);
    answers.set(key, { answer });
    return answer;
  };
}
