/** Flags for the judgement of responses and comparisons. */
import { JUDGING, type Flag } from './flag.ts';

export const judgingFlags = {
  'no-conventions': {
    type: 'boolean',
    section: 'How it is judged',
    help: 'only checks what the contract states, infers nothing from names, prose and traffic',
    of: JUDGING,
  },
  exact: {
    type: 'boolean',
    section: 'How it is judged',
    help: 'also requires the codes that the contract only assumes',
    of: JUDGING,
  },
  codes: {
    type: 'string',
    section: 'How it is judged',
    takes: 'FILE',
    help: "maps the contract's assumed codes to the team's real ones (check.codes.yaml)",
    of: JUDGING,
  },
  strict: {
    type: 'boolean',
    section: 'How it is judged',
    help: 'reports undocumented members of a response',
    of: JUDGING,
  },
  'time-limit': {
    type: 'string',
    section: 'How it is judged',
    takes: '5s',
    help: "time limit of a response, instead of each service's own",
    of: JUDGING,
  },
  baseline: {
    type: 'string',
    section: 'How it is judged',
    takes: 'FILE',
    help: 'known findings, which do not fail the run',
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
    help: 'required coverage of (operation, code, trigger) in per cent',
    of: JUDGING,
  },
  'fail-on': {
    type: 'string',
    section: 'What a comparison does',
    takes: 'unclear',
    help: 'also ends with 1 for changes that depend on the caller (breaking)',
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
    help: 'prints every rule with its verdict and reason',
    of: ['diff'],
  },
} as const satisfies Readonly<Record<string, Flag>>;
