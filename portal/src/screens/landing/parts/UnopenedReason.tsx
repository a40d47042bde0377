import Box from '@mui/material/Box';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { contentWidth } from '#portal/ui/page/contentWidth.ts';

/** Why nothing is opened yet, in the provider's words: a tolerated code of the open info. spec 1 §8 */
export function UnopenedReason({ text }: { readonly text: string }) {
  return (
    <Box role="status" sx={[contentWidth, { py: 3 }]}>
      <HintPanel tone="info" icon="info">
        {text}
      </HintPanel>
    </Box>
  );
}
