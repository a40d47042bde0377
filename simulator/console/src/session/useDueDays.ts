import { useQuery } from '@tanstack/react-query';
import { readWorld } from '#generated/control/client.ts';
import { ask } from '../ask.ts';

interface Owing {
  readonly bills?: readonly {
    readonly items: readonly { readonly dueOn: string; readonly settledOn?: string }[];
  }[];
}

/** Returns due days of unpaid items. @param state reloads when the session's state changes */
export const useDueDays = (state: string) =>
  useQuery({
    queryKey: ['due days', state],
    queryFn: async () => {
      // The API's type of a world is an open object.
      const { bills = [] } = (await ask(readWorld, {})) as Owing;
      const open = bills.flatMap(({ items }) => items).filter(({ settledOn }) => settledOn === undefined);
      return open.map(({ dueOn }) => dueOn);
    },
    placeholderData: (before) => before,
  });
