import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { copy } from '../copy.ts';
import { DraftLine } from './DraftLine.tsx';
import type { Draft } from './useDraft.ts';

/** State of the draft, and until when it is kept. docs/design/look.md rule 16 */
export function DraftCard({ draft, keptUntil }: { readonly draft: Draft; readonly keptUntil: string }) {
  return (
    <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
      <CardFrame>
        <b>
          <DraftLine draft={draft} />
        </b>
        <Typography variant="caption" component="p" color="textSecondary">
          {copy.draft.kept(keptUntil)}
        </Typography>
      </CardFrame>
    </Box>
  );
}
