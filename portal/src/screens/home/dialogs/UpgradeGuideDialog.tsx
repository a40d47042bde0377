import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DialogFrame } from '#portal/ui/dialog/DialogFrame.tsx';
import { copy } from '../copy.ts';
import picture from './upgradeGuide.svg';

/** Width in px. 1 §9 */
const IMAGE_WIDTH = 684;

/** Shown once after a contract upgrade: a picture of the changes. 2 §2.5, docs/decisions/0228 */
export function UpgradeGuideDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <DialogFrame
      title={copy.popup.guideTitle}
      onClose={onClose}
      width={IMAGE_WIDTH + 48}
      actions={(leave) => (
        <Button size="large" onClick={leave}>
          {copy.popup.guideButton}
        </Button>
      )}
    >
      <Box
        component="img"
        src={picture}
        alt={copy.popup.guideAlt}
        width={IMAGE_WIDTH}
        height={300}
        sx={{ display: 'block', maxWidth: '100%', height: 'auto' }}
      />
    </DialogFrame>
  );
}
