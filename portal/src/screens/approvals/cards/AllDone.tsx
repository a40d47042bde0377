import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '#portal/paths.ts';
import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import { Seal } from '#portal/ui/feedback/Seal.tsx';
import { copy } from './copy.ts';

/** Says that no request waits for the user's decision. */
export const AllDone = () => (
  <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 3, py: 6 }}>
    <Seal state="success" />
    <Typography component="h2" variant="pageTitle">
      {copy.done}
    </Typography>
    <Typography color="textSecondary">{copy.doneText}</Typography>
    <LinkButton to={paths.approvals()} variant="outlined" size="large">
      {copy.toList}
    </LinkButton>
  </Box>
);
