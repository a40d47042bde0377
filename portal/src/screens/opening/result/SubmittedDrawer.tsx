import Box from '@mui/material/Box';
import { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { SideDrawer } from '#portal/ui/dialog/SideDrawer.tsx';
import type { Application } from '../opening.ts';
import { ReviewCard } from '../sign/ReviewCard.tsx';
import { copy } from './copy.ts';

interface SubmittedDrawerProps {
  readonly application: Application;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The submitted data by step, read-only. */
export const SubmittedDrawer = ({ application, open, onClose }: SubmittedDrawerProps) => (
  <SideDrawer title={copy.submitted} open={open} onClose={onClose}>
    <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 } }}>
      {application.steps
        .filter(({ step }) => step !== OpeningStep.Sign)
        .map(({ step }) => (
          <ReviewCard key={step} application={application} step={step} locked />
        ))}
    </Box>
  </SideDrawer>
);
