/** Answers by `scenario operation`, without those that the scenario drops. */
export type Answers = ReadonlyMap<string, string>;

/** Returns the differences between two runs. An answer in only one of them is a difference. */
export function differing(one: Answers, other: Answers): string[] {
  const asked = [...new Set([...one.keys(), ...other.keys()])];
  return asked.filter((key) => one.get(key) !== other.get(key));
}
