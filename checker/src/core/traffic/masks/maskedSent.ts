/** Judges an exchange of a recording whose values are masked: only what does not depend on them. */
import { namesIn } from '../../base/pointer.ts';
import type { Failure } from '../../judging/judge.ts';
import { judge } from '../../judging/judge.ts';
import type { Sent } from '../../judging/sent.ts';
import { caseOf } from '../../plan/case.ts';
import { isSecretName } from '../../report/secrets.ts';
import { type MaskedPlace, maskedPlaces, unexplained } from './maskedPlaces.ts';
import { holdsMask, maskForm } from './maskForm.ts';

/** The masked values of an exchange. */
export interface Masks {
  readonly request: readonly MaskedPlace[];
  readonly answer: readonly MaskedPlace[];
  /** Names of masked response headers in small letters. */
  readonly headers: readonly string[];
}

/** Returns the masked values of an exchange. */
export function masksIn({ case: { operation }, wire, exchange }: Sent): Masks {
  const isSecret = isSecretName(operation);
  const { payload, document, violations, got, rules, expect } = exchange;
  const request =
    expect.kind === 'unreadable' || maskForm(wire.body ?? '') === 'certain'
      ? unreadable([wire.path, wire.body ?? ''])
      : maskedPlaces(payload, rules.validators.request(operation, payload), isSecret);
  return {
    request,
    answer: maskedPlaces(document, violations, isSecret),
    headers: Object.entries(got.headers ?? {}).flatMap(([name, value]) =>
      isMaskedHeader(value) ? [name] : [],
    ),
  };
}

/** Returns whether a header is masked, whole or in part. Other forms of a weak mask do not count: a hash may be an ETag. */
const isMaskedHeader = (value: string): boolean => holdsMask(value) || maskForm(value) === 'likely';

/**
 * A mask may have replaced the whole body, or have broken its form: `{"password":***}`. That the text cannot be read is a reason
 * beside the mask.
 */
const unreadable = (texts: readonly string[]): MaskedPlace[] =>
  texts.filter(holdsMask).map((text) => ({ pointer: '', text, hasReason: true }));

/** Returns whether a mask changes what can be judged. */
export const hasMasks = ({ request, answer, headers }: Masks): boolean =>
  request.length + answer.length + headers.length > 0;

/** Returns the exchange with nothing expected that depends on a masked value. */
function withoutMasked(sent: Sent, masks: Masks): Sent {
  const { operation, id, ask } = sent.case;
  const expect = expectationOf(sent, masks);
  const { exchange } = sent;
  const payload = Object.fromEntries(
    Object.entries(exchange.payload).filter(([name]) => !isMasked(name, masks)),
  );
  return {
    ...sent,
    ...(expect !== sent.case.expect && {
      case: caseOf(operation, 'valid', id.slice(id.lastIndexOf('/') + 1), { ask, expect }),
    }),
    exchange: {
      ...exchange,
      expect,
      payload,
      violations: unexplained(exchange.violations, masks.answer),
      rules: {
        ...exchange.rules,
        checks: exchange.rules.checks.filter(({ id, origin }) => isOfForm(id, origin)),
      },
    },
  };
}

const isMasked = (name: string, { request }: Masks): boolean =>
  request.some(({ pointer }) => namesIn(pointer)[0] === name);

/** Returns whether a check compares no values: the conventions and the rules of check.yaml do. */
const isOfForm = (id: string, origin = 'core'): boolean => origin === 'core' && id !== 'stated-rule';

/**
 * A request with a masked value may be valid or not, so `right: false` without a row expects nothing of its response. The expectation
 * stays if a row refuses the request in any case, or if an unmasked value breaks the contract.
 */
function expectationOf(
  { case: { operation, expect }, exchange }: Sent,
  { request }: Masks,
): Sent['case']['expect'] {
  if (request.length === 0 || expect.kind === 'refused') return expect;
  if (request.some(({ pointer }) => pointer === '')) return { kind: 'observed', right: false };
  const { rules, payload } = exchange;
  const isInvalid =
    expect.kind === 'observed' &&
    unexplained(rules.validators.request(operation, payload), request).length > 0;
  return isInvalid ? expect : { kind: 'observed', right: false };
}

/** Returns the exchange without what depends on masks, and its failures. */
export function judgeMasked(sent: Sent, masks: Masks): [Sent, readonly Failure[]] {
  const hidden = withoutMasked(sent, masks);
  const isAbout = ({ complaint: { pointer = '' } }: Failure): boolean =>
    masks.headers.some((name) => pointer.toLowerCase() === `header ${name}`);
  return [hidden, judge(hidden.exchange).filter((failure) => !isAbout(failure))];
}
