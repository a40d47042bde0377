import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { draftCopy } from './copy.ts';

/** Says that what was typed earlier has been brought back. */
export const RestoredNote = () => (
  <HintPanel tone="info" icon="history">
    {draftCopy.restored}
  </HintPanel>
);
