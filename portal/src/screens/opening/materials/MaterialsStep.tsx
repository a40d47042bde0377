import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { saveOpeningMaterials } from '#generated/provisional/operations/saveOpeningMaterials.ts';
import { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { copy } from '../copy.ts';
import { ActionBar } from '../flow/ActionBar.tsx';
import type { StepProps } from '../flow/stepProps.ts';
import { useGoOn } from '../flow/useGoOn.ts';
import { HotlineCard } from '../parts/HotlineCard.tsx';
import { PrerequisitesCard } from '../parts/PrerequisitesCard.tsx';
import { TwoColumns } from '../parts/TwoColumns.tsx';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { materialsCopy } from './copy.ts';
import { MaterialList } from './MaterialList.tsx';
import { useMissing } from './useMissing.ts';

/** Step for the documents that the product requires. It confirms the uploads as they are. */
export function MaterialsStep({ offer, application }: StepProps) {
  const { linkParams } = useOpeningFlow();
  const { back, nextName, goOn, refetchOpening } = useGoOn(application, OpeningStep.Materials);
  const save = useMutation({
    mutationFn: () =>
      saveOpeningMaterials({ productCode: linkParams.productCode, version: application.version }),
    onSuccess: goOn,
    onError: refetchOpening,
  });
  const missing = useMissing(application, () => save.mutate());
  return (
    <TwoColumns
      aside={
        <>
          <PrerequisitesCard offer={offer} application={application} />
          <HotlineCard />
        </>
      }
    >
      <MaterialList target={application} missing={missing} />
      <ActionBar
        wrong={missing.wrong}
        onFix={missing.focus}
        waiting={missing.waiting ? materialsCopy.sending : undefined}
        back={back}
        next={
          <Button size="large" disabled={save.isPending || missing.waiting} onClick={missing.whenAllThere}>
            {nextName === undefined ? copy.bar.confirm : copy.bar.next(nextName)}
          </Button>
        }
      />
    </TwoColumns>
  );
}
