import Typography from '@mui/material/Typography';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { copy } from './copy.ts';

/** Says to a child account that only its parent can cancel the product. 1 §6 */
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
