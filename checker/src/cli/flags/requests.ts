/** Flags for the requests to send. */
import { RUN, type Flag } from './flag.ts';

export const requestsFlags = {
  writes: {
    type: 'boolean',
    section: 'What is sent',
    help: 'also sends requests that change the target',
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
    help: 'generated valid requests per operation, besides the examples (10)',
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
    help: 'repeats only this case',
    of: RUN,
  },
  watch: {
    type: 'boolean',
    section: 'What is sent',
    help: 'runs again when the contract or check.yaml changes',
    of: RUN,
  },
  budget: {
    type: 'string',
    section: 'What is sent',
    takes: '60s',
    help: 'stops the run after that time and writes its reports (30m)',
    of: RUN,
  },
  'fail-fast': {
    type: 'boolean',
    section: 'What is sent',
    help: 'stops at the first finding, without reducing its request',
    of: RUN,
  },
  concurrency: {
    type: 'string',
    section: 'What is sent',
    takes: 'N',
    help: 'concurrent requests (16)',
    of: RUN,
  },
  'rate-limit': {
    type: 'string',
    section: 'What is sent',
    takes: '5/s',
    help: 'maximum number of requests per second (5/s) or minute (100/m)',
    of: RUN,
  },
} as const satisfies Readonly<Record<string, Flag>>;
