/** Groups failures into findings: one for each violation of an operation, with its smallest request. */
import type { Failure } from '../judging/judge.ts';
import type { Sent } from '../judging/sent.ts';

/** Equal failures, with the smallest request that shows them. */
export interface Group {
  readonly fingerprint: string;
  readonly failure: Failure;
  readonly sent: Sent;
  readonly count: number;
  /** For a conversation: its replay and its calls. */
  readonly conversation?: Conversation;
}

/** The calls that lead to a failure, as shell commands. */
export interface Conversation {
  readonly id: string;
  readonly steps: readonly string[];
}

export class Collector {
  readonly #groups = new Map<string, Group>();

  /** Adds the failures of one exchange. */
  add(sent: Sent, failures: readonly Failure[]): void {
    for (const failure of failures) {
      const fingerprint = fingerprintOf(sent, failure);
      const known = this.#groups.get(fingerprint);
      const smaller = !known || sizeOf(sent) < sizeOf(known.sent);
      this.#groups.set(fingerprint, {
        ...(smaller ? { fingerprint, failure, sent } : known),
        count: (known?.count ?? 0) + 1,
      });
    }
  }

  /** Adds a failure of a conversation. The shortest conversation is kept. */
  addConversation(failure: Failure, sent: Sent, conversation: Conversation): void {
    const fingerprint = fingerprintOf(sent, failure);
    const known = this.#groups.get(fingerprint);
    const shorter = !known?.conversation || conversation.steps.length < known.conversation.steps.length;
    const count = (known?.count ?? 0) + 1;
    this.#groups.set(
      fingerprint,
      shorter ? { fingerprint, failure, sent, conversation, count } : { ...known, count },
    );
  }

  /** Adds the groups of another collector. */
  addGroups({ groups }: Collector): void {
    for (const group of groups) {
      const known = this.#groups.get(group.fingerprint);
      const smaller = !known || sizeOf(group.sent) < sizeOf(known.sent);
      this.#groups.set(group.fingerprint, {
        ...(smaller ? group : known),
        count: (known?.count ?? 0) + group.count,
      });
    }
  }

  get groups(): readonly Group[] {
    return [...this.#groups.values()];
  }

  /** Returns whether there is a finding beside the known ones. @param known fingerprints */
  hasNew(known: ReadonlySet<string>): boolean {
    return [...this.#groups.keys()].some((fingerprint) => !known.has(fingerprint));
  }
}

/** Returns the same fingerprint for the same violation with other values. */
export function fingerprintOf(
  { case: { operation, trigger } }: Pick<Sent, 'case'>,
  { check, complaint }: Failure,
): string {
  // The position in a list says nothing: `/items/3/id` becomes `/items/*/id`.
  const place = (complaint.pointer ?? complaint.code ?? complaint.expected?.code ?? '').replace(
    /\/\d+(?=\/|$)/g,
    '/*',
  );
  return [check.id, operation.address, trigger, place].filter((part) => part !== '').join('|');
}

const sizeOf = ({ wire }: Sent): number => wire.path.length + (wire.body?.length ?? 0);
