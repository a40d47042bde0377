/**
 * Values that are computed once per source, such as a list. Worlds and their lists are immutable, so the value stays
 * valid while the list exists. A change makes a new list with a new value.
 */

/** A value that the first call for a source computes; later calls return the same value. */
export interface Derived<Source extends object, Answer> {
  (source: Source): Answer;
  /**
   * Derives the value of a changed source from the value before, so that a change of a long list costs only the change.
   * If the value before is unknown, nothing happens: the new one is computed on demand.
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

/** Maximum number of cached questions per source; then the oldest is dropped. */
const QUESTIONS = 64;

/** Computes a value once per source and question. @param compute its question must be plain JSON */
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
