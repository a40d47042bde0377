import { mutants } from '../mutant.ts';
import { sending } from '../operators/answering.ts';

/** A truncated JSON body. */
export const cutShort = mutants('cut-short', {
  'gateway.userDataV2': {
    summary: 'the second half is missing',
    mutate: sending((sent) => ({ ...sent, body: sent.body.slice(0, sent.body.length / 2) })),
  },
  'standard.queryCompanyLevelRights': {
    summary: 'wrapped in a callback',
    mutate: sending((sent) => ({ ...sent, body: `callback(${sent.body})` })),
  },
});
