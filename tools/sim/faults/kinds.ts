/** Expected appearance of each fault on the wire. Pure. */
import type { Fault } from '#simulator/sessions/fault.ts';
import { waitOf } from '#simulator/sessions/waitOf.ts';
import type { SocketResponse, partsOf } from '../rawSocket.ts';

/** A request, and checks for a whole and a partial answer to it. */
export interface Target {
  readonly isWhole: (body: string) => boolean;
  readonly isPart: (body: string) => boolean;
}

/** One answer as it arrived. */
export interface Arrived extends SocketResponse, ReturnType<typeof partsOf> {}

interface Judged {
  readonly target: Target;
  /** The fault at the time of use, and its session's seed. */
  readonly fault: Fault;
  readonly seed: number;
}

export interface Kind {
  readonly name: string;
  readonly answer: Fault['answer'];
  readonly fits: (arrived: Arrived, judged: Judged) => boolean;
}

const PAGE = '<!doctype html><title>Service Unavailable</title>';
/** Milliseconds of a drip: long enough to show as a drip on a busy machine. */
const OVER_MS = 600;
/** Share of a drip after which its last piece may arrive: the simulator waits once more after it. */
const LAST_PIECE = 0.8;
/** Milliseconds that a timer may seem early, because two processes read different clocks. */
const EARLY_MS = 2;

const isSilent = ({ text }: Arrived): boolean => text === '';
const hasLine = ({ head }: Arrived, line: string): boolean => head.includes(line);
const isWhole = ({ status, body }: Arrived, { target }: Judged): boolean =>
  status === 200 && target.isWhole(body);
const waited = ({ at }: Arrived, { fault, seed }: Judged): boolean =>
  (at[0] ?? 0) >= waitOf(fault, seed) - EARLY_MS;

export const kinds: readonly Kind[] = [
  {
    name: 'delay, fixed',
    answer: { delay: '60ms' },
    fits: (arrived, judged) => isWhole(arrived, judged) && waited(arrived, judged),
  },
  {
    name: 'delay, log-normal',
    answer: { delay: '30ms', spread: 0.8 },
    fits: (arrived, judged) => isWhole(arrived, judged) && waited(arrived, judged),
  },
  {
    name: 'hang',
    answer: { wire: 'hang' },
    fits: (arrived) => isSilent(arrived) && arrived.end === 'open',
  },
  {
    name: 'reset',
    answer: { wire: 'reset' },
    fits: (arrived) => isSilent(arrived) && arrived.end === 'reset',
  },
  {
    name: 'closed before it acts',
    answer: { drop: 'connection' },
    fits: (arrived) => isSilent(arrived) && arrived.end === 'closed',
  },
  {
    name: 'empty',
    answer: { wire: 'empty' },
    fits: (arrived) => arrived.status === 200 && arrived.body === '' && hasLine(arrived, 'content-length: 0'),
  },
  {
    name: 'truncated',
    answer: { wire: 'truncated' },
    fits: (arrived, { target }) =>
      arrived.status === 200 &&
      target.isPart(arrived.body) &&
      hasLine(arrived, `content-length: ${arrived.body.length}`),
  },
  {
    name: 'wrong type',
    answer: { wire: 'wrong-type' },
    fits: (arrived, judged) => isWhole(arrived, judged) && hasLine(arrived, 'content-type: text/html'),
  },
  {
    name: 'malformed chunk',
    answer: { wire: 'malformed-chunk' },
    fits: (arrived, { target }) =>
      hasLine(arrived, 'transfer-encoding: chunked') &&
      !hasLine(arrived, 'content-length') &&
      arrived.end === 'closed' &&
      target.isPart(firstChunk(arrived.body)) &&
      arrived.body.endsWith('no size of a chunk\r\n'),
  },
  {
    name: 'slow drip',
    answer: { wire: 'slow-drip', over: `${OVER_MS}ms` },
    fits: (arrived, judged) =>
      isWhole(arrived, judged) && arrived.at.length > 1 && (arrived.at.at(-1) ?? 0) >= OVER_MS * LAST_PIECE,
  },
  {
    name: '5xx with a page',
    answer: { status: 503, body: PAGE },
    fits: (arrived) =>
      arrived.status === 503 && arrived.body === PAGE && hasLine(arrived, 'content-type: text/html'),
  },
];

/** Returns the bytes of the first chunk; its size stands before it. */
function firstChunk(body: string): string {
  const [size = ''] = body.split('\r\n', 1);
  const from = size.length + 2;
  return body.slice(from, from + Number.parseInt(size, 16));
}
