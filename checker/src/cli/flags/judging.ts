/** Flags for the judgement of responses and comparisons. */
import { JUDGING, type Flag } from './flag.ts';

export const judgingFlags = {
  'no-conventions': {
    type: 'boolean',
    section: 'How it is judged',
    help: 'only what the contract says for sure, nothing inferred from names, prose and traffic',
    of: JUDGING,
  },
  exact: {
    type: 'boolean',
    section: 'How it is judged',
    help: 'codes that the contract only assumes are demanded too',
    of: JUDGING,
  },
  codes: {
    type: 'string',
    section: 'How it is judged',
    takes: 'FILE',
    help: "the team's real codes for ours (check.codes.yaml)",
    of: JUDGING,
  },
  strict: {
    type: 'boolean',
    section: 'How it is judged',
    help: 'nothing undocumented in an answer',
    of: JUDGING,
  },
  'time-limit': {
    type: 'string',
    section: 'How it is judged',
    takes: '5s',
    help: "how long an answer may take, instead of each service's own limit",
    of: JUDGING,
  },
  baseline: {
    type: 'string',
    section: 'How it is judged',
    takes: 'FILE',
    help: 'known findings, which do not break the run',
    of: JUDGING,
  },
  'update-baseline': {
    type: 'boolean',
    section: 'How it is judged',
    help: 'writes the file of --baseline',
    of: JUDGING,
  },
  'min-coverage': {
    type: 'string',
    section: 'How it is judged',
    takes: '80',
    help: 'per cent of (operation, code, trigger) that must be covered',
    of: JUDGING,
  },
  'fail-on': {
    type: 'string',
    section: 'What a comparison does',
    takes: 'unclear',
    help: 'also end with 1 for changes that depend on the caller (breaking)',
    of: ['diff'],
  },
  ignore: {
    type: 'string',
    section: 'What a comparison does',
    takes: 'FILE',
    help: 'accepted changes: a list of {id, reason}',
    of: ['diff'],
  },
  rules: {
    type: 'boolean',
    section: 'What a comparison does',
    help: 'print every rule with its verdict and reason',
    of: ['diff'],
  },
} as const satisfies Readonly<Record<string, Flag>>;
