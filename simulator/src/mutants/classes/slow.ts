import { mutants } from '../mutant.ts';
import { delayed } from '../operators/answering.ts';

/** Answers later than the client waits: 5 s for activities (docs/decisions/0202). */
export const slow = mutants('slow', {
  'activity.queryActivityByGroupCode': { summary: 'answers after 5.5 s', mutate: delayed(5500) },
});
