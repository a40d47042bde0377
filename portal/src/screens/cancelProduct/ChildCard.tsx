import Typography from '@mui/material/Typography';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { copy } from './copy.ts';

/** A child cannot cancel, and is told who can, and how. 1 §6 */
export function ChildCard() {
  return (
    <CardFrame>
      <HintPanel tone="warning" icon="lock">
        <strong>{copy.blocks['6001']}</strong>
        <Typography>{copy.childBlocked}</Typography>
      </HintPanel>
    </CardFrame>
  );
}
