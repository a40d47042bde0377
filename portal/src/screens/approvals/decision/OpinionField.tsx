import { TextField } from '#portal/ui/form/TextField.tsx';
import { copy } from '../copy.ts';
import type { useOpinion } from './useOpinion.ts';

const { detail: words } = copy;

/** Field for the comment of a decision. */
export const OpinionField = ({ form }: Pick<ReturnType<typeof useOpinion>, 'form'>) => (
  <TextField
    control={form.control}
    name="reason"
    label={words.opinion}
    hint={words.opinionHint}
    rows={3}
    input={{ maxLength: 100 }}
  />
);
