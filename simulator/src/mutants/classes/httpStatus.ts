import type { SentResponse } from '../../server/pipeline.ts';
import { mutants } from '../mutant.ts';
import { changeOnCode, changeMessage } from '../operators/answering.ts';

const at =
  (status: number) =>
  (sent: SentResponse): SentResponse => ({ ...sent, status });

/** An HTTP status in place of the envelope's code. */
export const httpStatus = mutants('http-status', {
  'legacy.getPublicKey': {
    summary: 'HTTP 500 with an empty body',
    mutate: changeMessage((sent) => (sent.status === 200 ? { ...sent, status: 500, body: '' } : sent)),
  },
  'standard.queryCompanyLevelMedals': {
    summary: 'HTTP 500 with a stack trace for an invalid request',
    mutate: changeOnCode('E9000001', (sent) => ({
      ...sent,
      status: 500,
      body: JSON.stringify({
        status: 500,
        error: 'Internal Server Error',
        trace: 'java.lang.NullPointerException',
      }),
    })),
  },
  'standard.checkNeedAuth': {
    summary: 'HTTP 400 for an invalid request, with the right envelope',
    mutate: changeOnCode('E9000001', at(400)),
  },
  'gateway.isAdmin': { summary: 'HTTP 401 for a call without login', mutate: changeOnCode('801', at(401)) },
  'gateway.queryAfficheList': {
    summary: 'HTTP 204 without a body for success',
    mutate: changeOnCode('0000000', (sent) => ({ ...sent, status: 204, body: '' })),
  },
  'gateway.queryDetailInfo': {
    summary: 'HTTP 302 for a call without login',
    mutate: changeOnCode('801', (sent) => ({ ...sent, status: 302, body: '' })),
  },
});
