/** Compares callbacks and webhooks: the provider sends the request, and its receiver responds. */
import type { Change, Place } from '../changes/change.ts';
import type { RuleId } from '../changes/rules.ts';
import type { Operation } from '../model/api.ts';
import { placeOn, type OperationPair } from './operationPair.ts';

interface Caller extends Pick<OperationPair, 'comparison' | 'schemes'> {
  readonly kind: 'callback' | 'webhook';
  /** Operation that defines the callbacks; empty for webhooks. */
  readonly subject: string;
  /** `pairChanges`, passed in because it calls this module: imports form no cycle. */
  readonly compare: (pair: OperationPair) => Change[];
}

/** Returns the changes of callbacks or webhooks, from the side of their receiver. */
export function calledChanges(
  old: ReadonlyMap<string, readonly Operation[]>,
  fresh: ReadonlyMap<string, readonly Operation[]>,
  { kind, comparison, schemes, subject, compare }: Caller,
): Change[] {
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((name) => {
    const title = `${kind} ${name}`;
    const about = subject === '' ? title : subject;
    const prefix = subject === '' ? '' : title;
    const [before, after] = [old.get(name) ?? [], fresh.get(name) ?? []];
    const found = (rule: RuleId, { method, part }: Operation, side: Place['side']): Change => ({
      rule,
      subject: about,
      where: prefix,
      detail: method,
      place: placeOn(side, part),
    });
    return [
      ...before
        .filter(({ method }) => !after.some((each) => each.method === method))
        .map((each) => found(`${kind}-removed`, each, 'old')),
      ...after
        .filter(({ method }) => !before.some((each) => each.method === method))
        .map((each) => found(`${kind}-added`, each, 'new')),
      ...before.flatMap((one) => {
        const other = after.find(({ method }) => method === one.method);
        if (!other) return [];
        const changes = compare({
          comparison,
          schemes,
          old: one,
          fresh: other,
          subject: about,
          prefix,
          sent: 'response',
        });
        return changes.flatMap(reversed);
      }),
    ];
  });
}

/** Names of the rules when the provider sends; undefined if a rule does not concern the receiver. */
const REVERSED_RULES: Partial<Record<RuleId, RuleId | undefined>> = {
  'parameter-added': 'call-parameter-added',
  'parameter-added-required': 'call-parameter-added',
  'parameter-removed': 'call-parameter-removed',
  'parameter-removed-required': 'call-parameter-removed-required',
  'parameter-required': 'call-parameter-required',
  'parameter-optional': 'call-parameter-optional',
  'parameter-empty-refused': undefined,
  'parameter-reserved-refused': undefined,
  'request-body-added': 'call-body-added',
  'request-body-added-required': 'call-body-added',
  'request-body-removed': 'call-body-removed',
  'request-body-required': 'call-body-required',
  'request-body-optional': 'call-body-optional',
  'request-media-type-added': 'call-media-type-added',
  'request-media-type-removed': 'call-media-type-removed',
  'request-encoding-widened': 'call-media-type-added',
  'response-removed': 'answer-removed',
  'error-response-removed': 'answer-removed',
  'response-added': 'answer-added',
  'error-response-added': 'answer-added',
  'response-media-type-removed': 'answer-media-type-removed',
  'response-media-type-added': 'answer-media-type-added',
  'response-header-removed': 'answer-header-removed',
  'response-header-removed-required': 'answer-header-removed',
  'response-header-added': 'answer-header-added',
  'response-header-added-required': 'answer-header-added-required',
  'response-header-required': 'answer-header-required',
  'response-header-optional': 'answer-header-optional',
};

function reversed(change: Change): Change[] {
  if (!(change.rule in REVERSED_RULES)) return [change];
  const rule = REVERSED_RULES[change.rule];
  return rule === undefined ? [] : [{ ...change, rule }];
}
