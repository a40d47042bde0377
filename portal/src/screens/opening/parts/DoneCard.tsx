import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#portal/paths.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import type { ResultState } from '#portal/ui/feedback/resultPanel.ts';
import { ResultHead } from '../result/ResultHead.tsx';

interface DoneCardProps {
  readonly title: string;
  readonly text: string;
  readonly home: string;
  /** Default: success. */
  readonly state?: ResultState;
  /** Further links, after the link home. */
  readonly children?: ReactNode;
}

/** Shown when the user has nothing left to do: the result, and links home and elsewhere. */
export const DoneCard = ({ title, text, home, state = 'success', children }: DoneCardProps) => (
  <CardFrame hero sx={{ maxWidth: 720 }}>
    <ResultHead state={state} title={title} text={text} />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 5 }}>
      <Button component={Link} to={paths.root()} size="large">
        {home}
      </Button>
      {children}
    </Box>
  </CardFrame>
);
