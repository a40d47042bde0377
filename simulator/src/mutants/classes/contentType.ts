import { mutants } from '../mutant.ts';
import { sending } from '../operators/answering.ts';

/** JSON with another content type. */
export const contentType = mutants('content-type', {
  'legacy.getJcMainData': {
    summary: 'text/html',
    mutate: sending((sent) => ({ ...sent, type: 'text/html; charset=utf-8' })),
  },
  'standard.queryProductOpenInfo': {
    summary: 'text/plain',
    mutate: sending((sent) => ({ ...sent, type: 'text/plain; charset=utf-8' })),
  },
});
