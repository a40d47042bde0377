import { mutants } from '../mutant.ts';
import { changeMessage } from '../operators/answering.ts';

/** JSON with another content type. */
export const contentType = mutants('content-type', {
  'legacy.getJcMainData': {
    summary: 'text/html',
    mutate: changeMessage((sent) => ({ ...sent, type: 'text/html; charset=utf-8' })),
  },
  'standard.queryProductOpenInfo': {
    summary: 'text/plain',
    mutate: changeMessage((sent) => ({ ...sent, type: 'text/plain; charset=utf-8' })),
  },
});
