/** Definition of a flag: how it is parsed, which commands take it, and its line of `--help`. */

/** All commands. Without a name, `run` is meant. */
export const COMMANDS = ['run', 'proxy', 'diff', 'init', 'journeys', 'history'] as const;
export type CommandName = (typeof COMMANDS)[number];

/** The headings of `--help`, in the order in which it prints them. */
export const SECTIONS = [
  'What is checked',
  'What is sent',
  'Who calls',
  'The connection',
  'How it is judged',
  'What a comparison does',
  'What is written',
] as const;

/** A flag of the command line. */
export interface Flag {
  readonly type: 'string' | 'boolean';
  /** True if the flag may occur several times. */
  readonly multiple?: true;
  readonly short?: string;
  readonly section: (typeof SECTIONS)[number];
  /** Name of the value in `--help`. */
  readonly takes?: string;
  readonly help: string;
  /** The commands that take the flag. */
  readonly of: readonly CommandName[];
}

/** Commands that send requests of their own. */
export const RUN = ['run'] as const;
/** Commands that read the contracts of `--contracts`. `diff` names its contracts as arguments. */
export const READING = ['run', 'proxy', 'init', 'journeys'] as const;
/** Commands that judge responses. */
export const JUDGING = ['run', 'proxy'] as const;
/** Commands that use envelope, overlays and check.yaml. `diff` does when it compares recorded traffic with a contract. */
export const WRAPPED = [...READING, 'diff'] as const;
