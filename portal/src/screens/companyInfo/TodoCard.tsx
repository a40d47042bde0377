import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { OpeningFieldLabel } from '#generated/shared/labels.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { copy } from './copy.ts';
import type { CompanyInfo } from './queries.ts';

interface TodoCardProps {
  readonly info: CompanyInfo;
  readonly isParent: boolean;
  readonly onComplete: () => void;
}

const { todo } = copy;

/** 待完善: missing or expired data, and the deadline. Empty if nothing is missing. */
export function TodoCard({ info, isParent, onComplete }: TodoCardProps) {
  const { toComplete, reason, deadline } = info;
  if (toComplete.length === 0) return null;
  return (
    <CardFrame
      title={todo.title(toComplete.length)}
      actions={isParent ? <Button onClick={onComplete}>{todo.go}</Button> : null}
    >
      <HintPanel tone="warning" icon="warning">
        {reason === undefined ? null : <Typography>{reason}</Typography>}
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5 }}>
          {toComplete.map((field) => (
            <li key={field}>{OpeningFieldLabel[field]}</li>
          ))}
        </Box>
        {deadline === undefined ? null : (
          <Typography variant="caption" component="p">
            {todo.deadline(deadline)}
          </Typography>
        )}
        {isParent ? null : <Typography>{todo.askParent}</Typography>}
      </HintPanel>
    </CardFrame>
  );
}
