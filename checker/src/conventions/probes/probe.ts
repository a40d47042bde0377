/** State that the probes of a run share: the accounts, the tracker and the requests that they can send. */
import type { ErrorRow, Operation } from '../../core/contract/types.ts';
import type { Login } from '../../core/exchange/ask.ts';
import type { Headers } from '../../core/exchange/headers.ts';
import { isUnreached } from '../../core/exchange/sessions.ts';
import type { Sent } from '../../core/judging/sent.ts';
import type { RunContext } from '../../core/run/context.ts';
import { explore } from '../../core/run/explore.ts';
import type { Observations } from '../../core/run/observations.ts';
import { ConsistencyTracker } from '../tracking/tracker.ts';
import { Requests } from './requests.ts';

export interface Probe {
  readonly context: RunContext;
  readonly observations: Observations;
  readonly headers: ReadonlyMap<Login, Headers>;
  readonly tracker: ConsistencyTracker;
  readonly requests: Requests;
  /**
   * Accepted writes of the child account that the contract may answer with 403. `judgeRoles` judges them after the writes, when it is
   * known whether the child is refused elsewhere.
   */
  readonly suspects: Suspect[];
  /** Names of the kinds of resources for which the child account was refused a write. */
  readonly refusedToChild: Set<string>;
  /** Writes of resources that another account cannot read, which refused it for a state only. In another state they may accept it. */
  readonly undecided: Set<Operation>;
}

/** A write of the child account that the contract may forbid. */
interface Suspect {
  /** The exchanges to report. */
  readonly steps: readonly Sent[];
  /** The accepted write of the child. */
  readonly child: Sent;
  /** The 403 of the contract. */
  readonly row: ErrorRow;
  /** Name of a kind. Set if the write counts only when the child is refused another write for this kind of resource. */
  readonly ofKind?: string;
}

/**
 * Headers of an account for an operation; undefined if it is not logged in. In an operation for administrators, the admin stands for
 * the user, and the user for the child.
 */
export const headersOf = (
  { context, headers }: Probe,
  operation: Operation,
  login: Login,
): Headers | undefined => headers.get(context.askers.accountFor(operation, login));

/** Logs in as each account, and sends every read once as the user. @returns undefined if the user cannot log in */
export async function beginProbe(
  context: RunContext,
  observations: Observations,
): Promise<Probe | undefined> {
  const headers = new Map<Login, Headers>();
  for (const login of ['parent', 'child', 'other', 'account:admin'] as const) {
    const opened = await context.sessions.open({ login });
    if (!isUnreached(opened)) headers.set(login, opened);
  }
  const parent = headers.get('parent');
  if (!parent) return undefined;
  const parallelRequests = 1;
  const pool = await explore(context.neighbours, parent, context.sender, parallelRequests);
  const tracker = new ConsistencyTracker({
    private: context.options.configuration?.private ?? [],
    accountsAreKnown: true,
    operations: context.contracts.flatMap(({ operations }) => operations),
  });
  return {
    context,
    observations,
    headers,
    tracker,
    requests: new Requests(context, pool, context.steps.taken),
    suspects: [],
    refusedToChild: new Set(),
    undecided: new Set(),
  };
}
