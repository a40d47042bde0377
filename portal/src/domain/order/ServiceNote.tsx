import Box from '@mui/material/Box';
import { HOTLINE } from '../../copy/contact.ts';
import { orderWords } from '../../copy/orders.ts';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';

interface ServiceNoteProps {
  readonly reason: keyof typeof orderWords.service;
}

/** The customer-service number, for an unbilled order or a pending refund. 1 §8 */
export function ServiceNote({ reason }: ServiceNoteProps) {
  return (
    <HintPanel tone="info" icon="phone">
      {orderWords.service[reason]}
      <Box
        component="a"
        href={`tel:${HOTLINE}`}
        sx={{ color: 'inherit', fontWeight: 600, whiteSpace: 'nowrap' }}
      >
        {HOTLINE}
      </Box>
    </HintPanel>
  );
}
