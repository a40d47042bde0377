import type { SentResponse } from '../../server/pipeline.ts';
import type { Incoming } from '../../server/request/incoming.ts';
import { mutants } from '../mutant.ts';
import type { Mutation } from '../mutant.ts';

const keyOf = ({ url, body }: Incoming): string => `${url} ${body}`;

/** Caches the first success of a request and returns it to every caller of the same request. */
const sharedCache: Mutation = (original) => {
  const kept = new Map<string, SentResponse>();
  return async (operation, incoming, ...rest) => {
    const cached = kept.get(keyOf(incoming));
    if (cached) return cached;
    const sent = await original(operation, incoming, ...rest);
    // Refusals are not kept, such as 0100, 0000006, 801, 9101 and E9000001.
    if (!/"(result)?[cC]ode":"(01|000000[1-9]|801|9|E)/.test(sent.body)) kept.set(keyOf(incoming), sent);
    return sent;
  };
};

/** Returns another caller's data. */
export const sessionLeak = mutants('session-leak', {
  'legacy.searchSubAcct': { summary: "a cache hands the parent's answer to a child", mutate: sharedCache },
  'standard.queryCompanyLevelProgress': {
    summary: "a cache hands the parent's answer to a visitor",
    mutate: sharedCache,
  },
  'gateway.getUserNickName': {
    summary: "a cache hands the parent's answer to a visitor",
    mutate: sharedCache,
  },
});
