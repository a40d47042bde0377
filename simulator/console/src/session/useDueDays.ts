import { useQuery } from '@tanstack/react-query';
import { readWorld } from '#generated/control/client.ts';
import { callControl } from '../callControl.ts';

interface WorldWithBills {
  readonly bills?: readonly {
    readonly items: readonly { readonly dueOn: string; readonly settledOn?: string }[];
  }[];
}

/** Queries the due days of unpaid items. @param state a text that changes with the session: then they are refetched */
export const useDueDays = (state: string) =>
  useQuery({
    queryKey: ['due days', state],
    queryFn: async () => {
      // The API's type of a world is an open object.
      const { bills = [] } = (await callControl(readWorld, {})) as WorldWithBills;
      const open = bills.flatMap(({ items }) => items).filter(({ settledOn }) => settledOn === undefined);
      return open.map(({ dueOn }) => dueOn);
    },
    placeholderData: (before) => before,
  });
