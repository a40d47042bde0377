import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { closeWelcome } from '#generated/provisional/operations/closeWelcome.ts';
import { popUpsQuery } from './queries.ts';
import { useViewer } from './useViewer.ts';

/**
 * Marks the first-time pop-up as seen when it is left in any way: once per opening. The next entry repeats it only if
 * the request failed.
 */
export function useWelcomed(): void {
  const { code } = useViewer().product;
  const queries = useQueryClient();
  useEffect(
    () => () => {
      queries.setQueryData(popUpsQuery(code, 'FIRST_TIME_LOGIN_WELCOME').queryKey, { isPopUps: false });
      void closeWelcome({ productCode: code }, { silent: true }).catch(() => undefined);
    },
    [queries, code],
  );
}
