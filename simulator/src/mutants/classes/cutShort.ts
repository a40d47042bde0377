import { mutants } from '../mutant.ts';
import { sending } from '../operators/answering.ts';

/** A truncated JSON body. */
export const cutShort = mutants('cut-short', {
  'gateway.userDataV2': {
    says: 'the second half is missing',
    mutate: sending((sent) => ({ ...sent, body: sent.body.slice(0, sent.body.length / 2) })),
  },
  'standard.queryCompanyLevelRights': {
    says: 'wrapped in a callback',
    mutate: sending((sent) => ({ ...sent, body: `callback(${sent.body})` })),
  },
});
