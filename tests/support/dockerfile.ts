/** Reads the instructions of a Dockerfile, for tests without Docker. */

export interface Instruction {
  /** `COPY` */
  readonly name: string;
  /** Arguments with continued lines joined, without flags. */
  readonly words: readonly string[];
  /** `{ from: 'build' }` of `--from=build` */
  readonly flags: Readonly<Record<string, string>>;
  readonly text: string;
}

/** @returns the stages, each beginning with its FROM; text before the first one is no stage */
export function stagesOf(dockerfile: string): readonly (readonly Instruction[])[] {
  const lines = dockerfile
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join('\n')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n');
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name = '', text = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
    const all = text.split(/\s+/);
    const given = all.filter((word) => word.startsWith('--')).map((word) => word.slice(2).split('='));
    const instruction = {
      name: name.toUpperCase(),
      words: all.filter((word) => !word.startsWith('--')),
      flags: Object.fromEntries(given.map(([flag = '', value = '']) => [flag, value])),
      text,
    };
    if (instruction.name === 'FROM') stages.push([]);
    stages.at(-1)?.push(instruction);
  }
  return stages;
}
