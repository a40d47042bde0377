import { mask } from '#portal/format/mask.ts';
import type { ListedChange } from '../ChangesCard.tsx';
import { copy } from '../copy.ts';
import type { AgentInfo } from '../queries.ts';

const { labels } = copy.agent;
const shown = {
  name: (value: string) => value,
  idNo: (value: string) => mask(value, 'id'),
  phone: (value: string) => mask(value, 'phone'),
  email: (value: string) => value,
} as const;
const fields = ['name', 'idNo', 'phone', 'email'] as const;

/** The applications to change the agent: the differences, masked as on record. */
export const agentChangesOf = ({ changes }: Pick<AgentInfo, 'changes'>): readonly ListedChange[] =>
  changes.map(({ before, after, ...change }) => ({
    ...change,
    items: fields
      .filter((field) => before[field] !== after[field])
      .map((field) => ({
        label: labels[field],
        before: shown[field](before[field]),
        after: shown[field](after[field]),
      })),
  }));
