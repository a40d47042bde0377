/** Definition of a flag: how it is parsed, which commands take it, and its line of `--help`. */

export const COMMANDS = ['run', 'proxy', 'diff', 'init', 'journeys', 'history'] as const;
export type CommandName = (typeof COMMANDS)[number];

export const SECTIONS = [
  'What is checked',
  'What is sent',
  'Who calls',
  'The connection',
  'How it is judged',
  'What a comparison does',
  'What is written',
] as const;

export interface Flag {
  readonly type: 'string' | 'boolean';
  readonly multiple?: true;
  readonly short?: string;
  readonly section: (typeof SECTIONS)[number];
  /** Name of the value in `--help`. */
  readonly takes?: string;
  readonly help: string;
  readonly of: readonly CommandName[];
}

export const RUN = ['run'] as const;
/** Commands that read contracts. */
export const READING = ['run', 'proxy', 'init', 'journeys'] as const;
export const JUDGING = ['run', 'proxy'] as const;
/** Commands that use the envelope. `diff` may read recorded traffic beside a contract. */
export const WRAPPED = [...READING, 'diff'] as const;
