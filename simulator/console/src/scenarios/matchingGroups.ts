import type { components } from '#generated/control/types.ts';

export type Scenario = components['schemas']['Scenario'];

interface Group {
  readonly name: string;
  readonly title: string;
  readonly scenarios: readonly Scenario[];
}

/** Returns the scenarios that contain all words of a search, by group: in title, name, shown texts, operation or code. */
export function matchingGroups(scenarios: readonly Scenario[], search: string): Group[] {
  const words = search.trim().toLowerCase().split(/\s+/);
  const matching = scenarios.filter((scenario) => {
    const text = textOf(scenario);
    return words.every((word) => text.includes(word));
  });
  const groups = Map.groupBy(matching, ({ group }) => group);
  return [...groups].map(([name, members]) => ({
    name,
    title: members[0]?.groupTitle ?? name,
    scenarios: members,
  }));
}

const textOf = ({ name, title, groupTitle, shows, answers }: Scenario): string =>
  [name, title, groupTitle, ...shows, ...answers.flatMap(({ operation, code }) => [operation, code])]
    .join(' ')
    .toLowerCase();
