/** Flags for the requests to send. */
import { RUN, type Flag } from './flag.ts';

export const requestsFlags = {
  writes: {
    type: 'boolean',
    section: 'What is sent',
    help: 'also what changes the target',
    of: RUN,
  },
  journeys: {
    type: 'boolean',
    section: 'What is sent',
    help: 'named conversations: order, sign, repay …',
    of: RUN,
  },
  sequences: {
    type: 'string',
    section: 'What is sent',
    takes: 'N',
    help: 'N generated conversations',
    of: RUN,
  },
  cases: {
    type: 'string',
    section: 'What is sent',
    takes: 'N',
    help: 'generated right requests per operation, beside the examples (10)',
    of: RUN,
  },
  seed: {
    type: 'string',
    section: 'What is sent',
    takes: 'N',
    help: 'the same seed sends the same requests',
    of: RUN,
  },
  replay: {
    type: 'string',
    section: 'What is sent',
    takes: 'ID',
    help: 'only this case',
    of: RUN,
  },
  watch: {
    type: 'boolean',
    section: 'What is sent',
    help: 'again whenever contract or check.yaml change',
    of: RUN,
  },
  budget: {
    type: 'string',
    section: 'What is sent',
    takes: '60s',
    help: 'stop after that time (30m); what keeps a run busy longer is ended, its reports are written',
    of: RUN,
  },
  'fail-fast': {
    type: 'boolean',
    section: 'What is sent',
    help: 'stop at the first finding, which is then not made smaller',
    of: RUN,
  },
  concurrency: {
    type: 'string',
    section: 'What is sent',
    takes: 'N',
    help: 'requests under way at once (16)',
    of: RUN,
  },
  'rate-limit': {
    type: 'string',
    section: 'What is sent',
    takes: '5/s',
    help: 'at most so many requests in a second (5/s) or a minute (100/m)',
    of: RUN,
  },
} as const satisfies Readonly<Record<string, Flag>>;
