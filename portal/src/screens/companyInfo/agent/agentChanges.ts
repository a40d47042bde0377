import { mask } from '#portal/format/mask.ts';
import type { ListedChange } from '../ChangesCard.tsx';
import { copy } from '../copy.ts';
import type { AgentInfo } from '../queries.ts';

const { labels } = copy.agent;
/** Formats each field as the card of the agent does. */
const formats = {
  name: (value: string) => value,
  idNo: (value: string) => mask(value, 'id'),
  phone: (value: string) => mask(value, 'phone'),
  email: (value: string) => value,
} as const;
const fields = ['name', 'idNo', 'phone', 'email'] as const;

/** The applications to change the agent, each with the fields that differ. */
export const agentChangesOf = ({ changes }: Pick<AgentInfo, 'changes'>): readonly ListedChange[] =>
  changes.map(({ before, after, ...change }) => ({
    ...change,
    items: fields
      .filter((field) => before[field] !== after[field])
      .map((field) => ({
        label: labels[field],
        before: formats[field](before[field]),
        after: formats[field](after[field]),
      })),
  }));
