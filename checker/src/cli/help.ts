/** Output of `check COMMAND --help`. */
import type { CommandName, Flag } from './flags/index.ts';
import { COMMANDS, flags, SECTIONS } from './flags/index.ts';

interface Usage {
  readonly summary: string;
  /** Command lines, each with its effect. */
  readonly calls: readonly (readonly [string, string])[];
}

const usages: Readonly<Record<CommandName, Usage>> = {
  run: {
    summary: 'Does this backend keep the contract?',
    calls: [
      [
        'check --target URL --contracts openapi.yaml',
        'sends valid and invalid requests and judges the responses',
      ],
      ['check --har FILE', 'judges recorded traffic'],
    ],
  },
  proxy: {
    summary: 'Judges live traffic that passes through. Ctrl-C ends it with the report.',
    calls: [['check proxy --listen 4020 --target URL', 'judges live traffic']],
  },
  diff: {
    summary: 'What has changed between two contracts, and whether it breaks callers?',
    calls: [
      ['check diff OLD NEW', 'two contracts: files, folders, URLs, git revisions (REVISION:path too)'],
      ['check diff CONTRACT FILE.har', 'what the backend really does beside the contract'],
    ],
  },
  init: {
    summary: 'Writes a first check.yaml from what the contract says.',
    calls: [['check init --contracts PATH', 'writes a first check.yaml']],
  },
  journeys: {
    summary: 'Writes journeys as Arazzo 1.0. Arazzo files are read wherever journeys are.',
    calls: [['check journeys JOURNEY… --out flows.arazzo.yaml', 'writes journeys as Arazzo 1.0']],
  },
  history: {
    summary: 'Coverage over time, from stored --json reports.',
    calls: [['check history REPORT… --html FILE', 'coverage over time, from stored --json reports']],
  },
};

const EXIT = 'Exit code: 0 kept, 1 broken, 2 could not run';

/** Returns the help of one command; without a name, the list of commands and the flags of `run`. */
export function helpOf(name: CommandName | undefined): string {
  const { summary } = usages[name ?? 'run'];
  const shown = name === undefined ? COMMANDS : [name];
  const calls = columns(shown.flatMap((each) => usages[each].calls));
  const more = name === undefined ? ['check COMMAND --help shows the flags of that command.'] : [];
  return [summary, calls, ...more, ...sections(name ?? 'run'), EXIT].join('\n\n');
}

function sections(name: CommandName): string[] {
  const own = Object.entries<Flag>(flags).filter(([, { of }]) => of.includes(name));
  return SECTIONS.flatMap((title) => {
    const lines = own
      .filter(([, { section }]) => section === title)
      .map(
        ([flag, { takes, help }]) => [`--${flag}${takes === undefined ? '' : ` ${takes}`}`, help] as const,
      );
    return lines.length === 0 ? [] : [`${title}\n${columns(lines)}`];
  });
}

function columns(lines: readonly (readonly [string, string])[]): string {
  const width = Math.max(...lines.map(([left]) => left.length));
  return lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}
