import Typography from '@mui/material/Typography';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { copy } from './copy.ts';

/** Tells a child that its parent cancels, and how. 1 §6 */
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
