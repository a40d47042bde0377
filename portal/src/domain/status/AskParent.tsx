import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';

/** Replaces content of the parent account and names the parent as responsible. It sends no request. */
export const AskParent = ({ text }: { readonly text: string }) => (
  <CardFrame>
    <HintPanel tone="flat" icon="lock">
      {text}
    </HintPanel>
  </CardFrame>
);
