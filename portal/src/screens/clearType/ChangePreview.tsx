import Typography from '@mui/material/Typography';
import { copy } from './copy.ts';
import { EffectsTable } from './EffectsTable.tsx';
import type { Effect } from './rules.ts';

/** The effects of the chosen cycle and their dates. @param effects undefined: no cycle is chosen */
export function ChangePreview({ effects }: { readonly effects: readonly Effect[] | undefined }) {
  return (
    <section aria-live="polite">
      <Typography component="h2" variant="strong" sx={{ mb: 2 }}>
        {copy.change.preview}
      </Typography>
      {effects ? (
        <EffectsTable caption={copy.change.preview} effects={effects} />
      ) : (
        <Typography color="textSecondary">{copy.change.none}</Typography>
      )}
    </section>
  );
}
