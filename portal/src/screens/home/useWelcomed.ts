import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { closeWelcome } from '#generated/provisional/operations/closeWelcome.ts';
import { popUpsQuery } from './queries.ts';
import { useViewer } from './useViewer.ts';

/** Marks the welcome as seen once the pop-up is closed in any way. If the request fails, the next load shows it again. */
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
