import { useQueryClient } from '@tanstack/react-query';
import { joinTask } from '#generated/provisional/operations/joinTask.ts';
import { reasonOf } from '../../domain/submission/reasonOf.ts';
import { useSubmission } from '../../domain/submission/useSubmission.ts';
import type { ProductCode } from '../../products/product.ts';
import { notify } from '../../ui/feedback/notify.ts';
import { copy } from './copy.ts';
import { taskCentreKey, taskCentreQuery } from './queries.ts';

/** Joins a task once. After a lost response the list of tasks tells the outcome. Any outcome refetches this list and the home's tasks. */
export function useJoin(productCode: ProductCode, taskNo: string) {
  const queries = useQueryClient();
  const { submitting, submit } = useSubmission({
    send: (input: { readonly taskNo: string }) => joinTask({ productCode, ...input }, { silent: true }),
    inquiry: {
      ask: async () => {
        const { tasks } = await queries.fetchQuery(taskCentreQuery(productCode));
        return tasks.find((task) => task.taskNo === taskNo && task.joined);
      },
    },
    conclude: (outcome) => {
      if (outcome.state === 'taken') notify.success(copy.joinedToast);
      if (outcome.state === 'unknown') notify.info(copy.lost);
      if (outcome.state === 'not-taken') notify.warning(copy.notJoined);
      if (outcome.state === 'refused') notify.error(reasonOf(outcome.error) ?? copy.notJoined);
      void queries.invalidateQueries({ queryKey: taskCentreKey });
      void queries.invalidateQueries({ queryKey: ['gateway', 'queryUserActivityTaskPage'] });
    },
  });
  return { joining: submitting, join: () => submit({ taskNo }) };
}
