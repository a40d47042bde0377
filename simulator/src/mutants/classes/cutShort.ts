import { mutants } from '../mutant.ts';
import { changeMessage } from '../operators/answering.ts';

/** A body around or without a part of its JSON, so that it cannot be parsed. */
export const cutShort = mutants('cut-short', {
  'gateway.userDataV2': {
    summary: 'the second half is missing',
    mutate: changeMessage((sent) => ({ ...sent, body: sent.body.slice(0, sent.body.length / 2) })),
  },
  'standard.queryCompanyLevelRights': {
    summary: 'wrapped in a callback',
    mutate: changeMessage((sent) => ({ ...sent, body: `callback(${sent.body})` })),
  },
});
