import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/useSession.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { StepLine } from '../../ui/page/StepLine.tsx';
import { copy } from './copy.ts';

interface CancelFrameProps {
  readonly title: string;
  readonly intro?: string;
  /** Index of the page among the steps. */
  readonly step: 0 | 1 | 2 | 3;
  readonly children: ReactNode;
}

/** Frame of the pages of a cancellation, with the line of steps. A child account sees no steps. */
export function CancelFrame({ title, intro, step, children }: CancelFrameProps) {
  const { isParent } = useSession();
  if (!isParent)
    return (
      <>
        <PageHead title={title} />
        {children}
      </>
    );
  return (
    <>
      <PageHead
        title={title}
        intro={intro}
        parent={step === 0 ? undefined : { title: copy.product, to: paths.cancelProduct() }}
      />
      <Box sx={{ display: 'grid', gap: 4 }}>
        <CardFrame sx={{ '& > ol': { mb: 0 } }}>
          <StepLine label={copy.stepsLabel} steps={copy.steps} current={step} />
        </CardFrame>
        {children}
      </Box>
    </>
  );
}
