import Box from '@mui/material/Box';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { contentWidth } from '#portal/ui/page/contentWidth.ts';

/** The provider's reason why no product is opened yet. It is the message of a tolerated code. spec 1 §8 */
export function UnopenedReason({ text }: { readonly text: string }) {
  return (
    <Box role="status" sx={[contentWidth, { py: 3 }]}>
      <HintPanel tone="info" icon="info">
        {text}
      </HintPanel>
    </Box>
  );
}
