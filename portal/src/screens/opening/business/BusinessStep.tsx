import Box from '@mui/material/Box';
import { saveOpeningBusiness } from '#generated/provisional/operations/saveOpeningBusiness.ts';
import { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { PayHabit } from '#generated/shared/enums/PayHabit.ts';
import { PurchaseKind } from '#generated/shared/enums/PurchaseKind.ts';
import { PurchaseVolume } from '#generated/shared/enums/PurchaseVolume.ts';
import { PayHabitLabel, PurchaseKindLabel, PurchaseVolumeLabel } from '#generated/shared/labels.ts';
import { halfWidth } from '#portal/format/typed.ts';
import { useSession } from '#portal/session/useSession.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { ChecksField } from '#portal/ui/form/ChecksField.tsx';
import { RadioField } from '#portal/ui/form/RadioField.tsx';
import { TextField } from '#portal/ui/form/TextField.tsx';
import { StepForm } from '../flow/StepForm.tsx';
import type { StepProps } from '../flow/stepProps.ts';
import { useStep } from '../flow/useStep.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { businessCopy as copy } from './copy.ts';
import { businessForm } from './form.ts';

const kinds = Object.values(PurchaseKind).map((value) => ({ value, label: PurchaseKindLabel[value] }));
const volumes = Object.values(PurchaseVolume).map((value) => ({ value, label: PurchaseVolumeLabel[value] }));
const habits = Object.values(PayHabit).map((value) => ({ value, label: PayHabitLabel[value] }));

/** Goods, volume, and current payment terms. */
export function BusinessStep(props: StepProps) {
  const { application } = props;
  const { linkParams } = useOpeningFlow();
  const { recommendCode } = useSession();
  const { form, draft, confirm, sending, restored } = useStep({
    application,
    step: OpeningStep.Business,
    definition: businessForm,
    choices: ['monthlyVolume', 'payHabit'],
    saved: {
      purchaseKinds: [],
      recommendCode: recommendCode ?? '',
      ...application.business,
    },
    send: (sent, version) => saveOpeningBusiness({ ...sent, productCode: linkParams.productCode, version }),
  });
  const { control } = form;
  const { labels } = copy;
  return (
    <StepForm
      {...props}
      step={OpeningStep.Business}
      form={form}
      draft={draft}
      restored={restored}
      sending={sending}
      labels={labels}
      onConfirm={confirm}
    >
      <CardFrame title={copy.title}>
        <Box sx={{ display: 'grid', gap: 5 }}>
          <ChecksField control={control} name="purchaseKinds" label={labels.purchaseKinds} options={kinds} />
          <RadioField control={control} name="monthlyVolume" label={labels.monthlyVolume} options={volumes} />
          <RadioField control={control} name="payHabit" label={labels.payHabit} options={habits} />
          <TextField
            control={control}
            name="recommendCode"
            label={labels.recommendCode}
            hint={copy.codeHint}
            width={320}
            read={halfWidth}
          />
        </Box>
      </CardFrame>
    </StepForm>
  );
}
