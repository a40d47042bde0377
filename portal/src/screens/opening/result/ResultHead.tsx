import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '../../../icons/Icon.tsx';
import { sealOf, type ResultState } from '../../../ui/feedback/resultPanel.ts';

interface ResultHeadProps {
  readonly state: ResultState;
  readonly title: string;
  readonly text: string;
}

/** The seal, what came of it, and what that means for whoever reads it. */
export function ResultHead({ state, title, text }: ResultHeadProps) {
  const seal = sealOf(state);
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 5 }}>
      <Icon name={seal.icon} size={56} sx={{ color: seal.colour, strokeWidth: 1, flex: 'none' }} />
      <div>
        <Typography component="h2" variant="pageTitle">
          {title}
        </Typography>
        <Typography color="textSecondary">{text}</Typography>
      </div>
    </Box>
  );
}
