/** Every flag of every command, in the order of `--help`. */
import { callersFlags } from './callers.ts';
import type { Flag } from './flag.ts';
import { judgingFlags } from './judging.ts';
import { reportsFlags } from './reports.ts';
import { requestsFlags } from './requests.ts';
import { targetFlags } from './target.ts';

export { COMMANDS, SECTIONS, type CommandName, type Flag } from './flag.ts';

export const flags = {
  ...targetFlags,
  ...requestsFlags,
  ...callersFlags,
  ...judgingFlags,
  ...reportsFlags,
} as const satisfies Readonly<Record<string, Flag>>;
