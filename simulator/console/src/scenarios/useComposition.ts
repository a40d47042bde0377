import { useQuery } from '@tanstack/react-query';
import { checkComposition } from '#generated/control/client.ts';
import { ask } from '../ask.ts';

/** What the chosen scenarios amount to, asked of the simulator before anything is entered. */
export const useComposition = (names: readonly string[]) =>
  useQuery({
    queryKey: ['scenarios', 'composition', ...names],
    queryFn: () => ask(checkComposition, { scenarios: names.join(',') }),
    enabled: names.length > 0,
    staleTime: Infinity,
  });

export type Composition = NonNullable<ReturnType<typeof useComposition>['data']>;
