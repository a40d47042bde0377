/** Flags in the section `What is written`: for the reports, and for files that other commands write. */
import { COMMANDS, JUDGING, RUN, type Flag } from './flag.ts';

export const reportsFlags = {
  json: {
    type: 'string',
    section: 'What is written',
    takes: 'FILE',
    help: 'the whole report as JSON',
    of: ['run', 'proxy', 'diff'],
  },
  junit: {
    type: 'string',
    section: 'What is written',
    takes: 'FILE',
    help: 'JUnit XML: a suite for each operation',
    of: JUDGING,
  },
  sarif: {
    type: 'string',
    section: 'What is written',
    takes: 'FILE',
    help: 'SARIF for code hosts',
    of: ['run', 'proxy', 'diff'],
  },
  html: {
    type: 'string',
    section: 'What is written',
    takes: 'FILE',
    help: 'one self-contained page',
    of: ['run', 'proxy', 'diff', 'history'],
  },
  markdown: {
    type: 'string',
    section: 'What is written',
    takes: 'FILE',
    help: 'a summary for a merge request',
    of: ['run', 'proxy', 'diff'],
  },
  'save-har': {
    type: 'string',
    section: 'What is written',
    takes: 'FILE',
    help: 'HAR 1.2 of every sent request, without credentials',
    of: RUN,
  },
  out: {
    type: 'string',
    section: 'What is written',
    takes: 'FILE',
    help: 'Arazzo 1.0, as YAML, or as JSON if the name ends in .json',
    of: ['journeys'],
  },
  force: {
    type: 'boolean',
    section: 'What is written',
    help: 'overwrites an existing file',
    of: ['init'],
  },
  help: {
    type: 'boolean',
    short: 'h',
    section: 'What is written',
    help: 'prints this help',
    of: COMMANDS,
  },
} as const satisfies Readonly<Record<string, Flag>>;
