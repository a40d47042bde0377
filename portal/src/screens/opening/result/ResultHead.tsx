import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ResultState } from '#portal/ui/feedback/resultPanel.ts';
import { Seal } from '#portal/ui/feedback/Seal.tsx';
import { Words } from '#portal/ui/text/Words.tsx';

interface ResultHeadProps {
  readonly state: ResultState;
  readonly title: string;
  readonly text: string;
}

/** Head of a result: the seal, the result, and what it means for the user. */
export function ResultHead({ state, title, text }: ResultHeadProps) {
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 5 }}>
      <Seal state={state} />
      <div>
        <Typography component="h2" variant="pageTitle">
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ wordBreak: 'normal' }}>
          <Words>{text}</Words>
        </Typography>
      </div>
    </Box>
  );
}
