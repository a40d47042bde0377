import { HintPanel } from '../../../ui/feedback/HintPanel.tsx';
import { copy } from '../copy.ts';

/** Says that what was typed earlier has been brought back. */
export const RestoredNote = () => (
  <HintPanel tone="info" icon="history">
    {copy.draft.restored}
  </HintPanel>
);
