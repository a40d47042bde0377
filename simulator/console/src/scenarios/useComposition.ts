import { useQuery } from '@tanstack/react-query';
import { checkComposition } from '#generated/control/client.ts';
import { callControl } from '../callControl.ts';

/** Has the simulator check the combination of the chosen scenarios before it starts. */
export const useComposition = (names: readonly string[]) =>
  useQuery({
    queryKey: ['scenarios', 'composition', ...names],
    queryFn: () => callControl(checkComposition, { scenarios: names.join(',') }),
    enabled: names.length > 0,
    staleTime: Infinity,
  });

export type Composition = NonNullable<ReturnType<typeof useComposition>['data']>;
