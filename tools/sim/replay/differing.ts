/** Answer by `scenario operation`; an answer that the scenario keeps back is none. */
export type Answers = ReadonlyMap<string, string>;

/** What two runs do not have alike. An answer that only one of them has is no equal one. */
export function differing(one: Answers, other: Answers): string[] {
  const asked = [...new Set([...one.keys(), ...other.keys()])];
  return asked.filter((key) => one.get(key) !== other.get(key));
}
