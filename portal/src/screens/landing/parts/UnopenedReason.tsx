import Box from '@mui/material/Box';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { contentWidth } from '#portal/ui/page/contentWidth.ts';

/** The provider's reason why no product is opened yet: a tolerated code of the open info. spec 1 §8 */
export function UnopenedReason({ text }: { readonly text: string }) {
  return (
    <Box role="status" sx={[contentWidth, { py: 3 }]}>
      <HintPanel tone="info" icon="info">
        {text}
      </HintPanel>
    </Box>
  );
}
