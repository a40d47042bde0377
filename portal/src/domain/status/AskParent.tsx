import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';

/** In the place of what only the parent account does or sees: whose matter it is. Nothing is asked for. */
export const AskParent = ({ text }: { readonly text: string }) => (
  <CardFrame>
    <HintPanel tone="flat" icon="lock">
      {text}
    </HintPanel>
  </CardFrame>
);
