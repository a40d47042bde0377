import Box from '@mui/material/Box';
import { Icon } from '#portal/icons/Icon.tsx';
import { copy } from '../copy.ts';
import type { Draft } from './useDraft.ts';

/** The state of the draft. It warns if the provider does not have the input. */
export function DraftLine({ draft: { state, savedAt } }: { readonly draft: Draft }) {
  const warns = state === 'tab' || state === 'outdated';
  return (
    <Box
      component="span"
      role="status"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, color: warns ? 'warning.main' : 'ink' }}
    >
      <Icon name={warns ? 'warning' : 'success'} size={16} sx={warns ? {} : { color: 'success.main' }} />
      {copy.draft.states[state]}
      {state === 'saved' && savedAt !== undefined ? ` ${savedAt.slice(11, 16)}` : ''}
    </Box>
  );
}
