import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { CardFrame } from '../../../ui/feedback/CardFrame.tsx';
import { ResultHead } from '../result/ResultHead.tsx';

interface DoneCardProps {
  readonly title: string;
  readonly text: string;
  readonly home: string;
}

/** Something of an opened company is through, and there is nothing left but to go home. */
export const DoneCard = ({ title, text, home }: DoneCardProps) => (
  <CardFrame hero sx={{ maxWidth: 720 }}>
    <ResultHead state="success" title={title} text={text} />
    <Box sx={{ mt: 5 }}>
      <Button component={Link} to={paths.root()} size="large">
        {home}
      </Button>
    </Box>
  </CardFrame>
);
