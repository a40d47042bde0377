import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { closeWelcome } from '#generated/provisional/operations/closeWelcome.ts';
import { popUpsQuery } from './queries.ts';
import { useViewer } from './useViewer.ts';

/**
 * Whoever leaves the first-time pop-up, by whichever way, has seen it: once per opening. It is told again by the next entry
 * only when the provider could not be told.
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
