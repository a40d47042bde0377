import Typography from '@mui/material/Typography';
import { LogoutBlock } from '#generated/shared/enums/LogoutBlock.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { copy } from './copy.ts';

/** Says to a child account that only its parent can cancel the product. 1 §6 */
export function ChildCard() {
  return (
    <CardFrame>
      <HintPanel tone="warning" icon="lock">
        <strong>{copy.blocks[LogoutBlock.ChildAccount]}</strong>
        <Typography>{copy.childBlocked}</Typography>
      </HintPanel>
    </CardFrame>
  );
}
