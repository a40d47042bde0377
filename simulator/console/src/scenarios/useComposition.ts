import { useQuery } from '@tanstack/react-query';
import { checkComposition } from '#generated/control/client.ts';
import { ask } from '../ask.ts';

/** Previews the selected scenarios before anything is started. */
export const useComposition = (names: readonly string[]) =>
  useQuery({
    queryKey: ['scenarios', 'composition', ...names],
    queryFn: () => ask(checkComposition, { scenarios: names.join(',') }),
    enabled: names.length > 0,
    staleTime: Infinity,
  });

export type Composition = NonNullable<ReturnType<typeof useComposition>['data']>;
