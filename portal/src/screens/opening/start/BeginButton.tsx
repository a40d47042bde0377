import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { beginOpening as fields } from '#generated/provisional/fields/beginOpening.ts';
import { beginOpening } from '#generated/provisional/operations/beginOpening.ts';
import { useSession } from '#portal/session/useSession.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { useLeadOn } from '#portal/ui/router/useLeadOn.ts';
import { copy } from '../copy.ts';
import { stepToDo, steps } from '../steps.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { useRefetchOpening } from '../useRefetchOpening.ts';

/** Starts the application and opens its first step. Errors are shown by the error policies. */
export function BeginButton({ text }: { readonly text: string }) {
  const { flow, linkParams } = useOpeningFlow();
  const { recommendCode } = useSession();
  const refetchOpening = useRefetchOpening();
  const leadOn = useLeadOn();
  const begin = useMutation({
    mutationFn: () => beginOpening({ ...linkParams, recommendCode: codeIn(recommendCode) }),
    onSuccess: async (progress) => {
      await refetchOpening();
      await leadOn(flow.step(steps[stepToDo(progress)].name, linkParams));
    },
    onError: refetchOpening,
  });
  return (
    <CardFrame>
      <Box sx={rowStyle}>
        <Typography color="textSecondary">{text}</Typography>
        <Button size="xlarge" disabled={begin.isPending} onClick={() => begin.mutate()}>
          {copy.start.begin}
        </Button>
      </Box>
    </CardFrame>
  );
}

const rowStyle = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  justifyContent: 'space-between',
  gap: 4,
  '& > button': { minWidth: { sm: 200 } },
} as const;

/** Reads the recommendation code of the link. An invalid one is dropped: the user did not type it and cannot correct it. */
const codeIn = (ticket: string | undefined): string | undefined =>
  z.safeParse(fields.recommendCode, ticket).data;
