/** The real clients with a provider that answers as told, and the real policies. */
import { vi, type Mock } from 'vitest';
import { gateway, legacy, standard } from '#generated/clients.ts';
import '../../api/defaultClient.ts';
import { performPoliciesWith, type Performer } from '../../api/performer.ts';
import { policyFor } from '../../api/policies/policyFor.ts';
import { providerAnswers } from '../../api/testing.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { performPolicy } from './performPolicy.ts';

/** The login page of tests, with the page of tests as its return address. */
export const LOGIN =
  'https://passport.example.cn/login?returnUrl=http%3A%2F%2F127.0.0.1%3A4010%2Ffront%2Fcompany%2Findex';

/** Stubs the provider with one response, and runs the real policies. */
export function respondWithPolicies(body: unknown) {
  const provider = providerAnswers({ body });
  performPoliciesWith(performPolicy);
  return provider;
}

/** Returns the policies of the failures that the clients reported. */
export const policiesOf = (perform: Mock<Performer>) => perform.mock.calls.map(([error]) => policyFor(error));

export const nickname = (options?: object) => legacy.getUserNickName({}, options);
export const coupon = (options?: object) => standard.queryCouponInfo({}, options);
export const home = (options?: object) => gateway.userDataV2({}, options);

const KINDS = ['info', 'success', 'warning', 'error'] as const;

/** Replaces the notices by spies: a test counts them and none shows. */
export function watchNotices(): void {
  for (const kind of KINDS) vi.spyOn(notify, kind).mockReturnValue();
}

/** Removes all stubs of a test. */
export function restore(): void {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
}
