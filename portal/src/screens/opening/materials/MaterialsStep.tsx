import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import { OpeningMaterialLabel } from '#generated/shared/labels.ts';
import { provisional } from '../../../api/clients.ts';
import { fileTypeNames, megabytes } from '../../../ui/form/fileProblem.ts';
import { ActionBar } from '../flow/ActionBar.tsx';
import type { StepProps } from '../flow/stepProps.ts';
import { useGoOn } from '../flow/useGoOn.ts';
import { copy } from '../copy.ts';
import { HotlineCard } from '../parts/HotlineCard.tsx';
import { NeedsCard } from '../parts/NeedsCard.tsx';
import { TwoColumns } from '../parts/TwoColumns.tsx';
import { useWay } from '../useWay.ts';
import { materialsCopy } from './copy.ts';
import { MaterialCard } from './MaterialCard.tsx';
import { missingOf } from './missing.ts';

const step = OpeningStep.Materials;

/** The papers that the product asks for; what stands there is what is confirmed. */
export function MaterialsStep({ offer, application }: StepProps) {
  const { carried } = useWay();
  const { back, nextName, goOn } = useGoOn(application, step);
  const [tried, setTried] = useState(false);
  const zones = useRef(new Map<string, HTMLButtonElement>());
  const missing = missingOf(application);
  const save = useMutation({
    mutationFn: () =>
      provisional.saveOpeningMaterials({ productCode: carried.productCode, version: application.version }),
    onSuccess: goOn,
  });
  const focus = (kind: string | undefined) => zones.current.get(kind ?? '')?.focus();
  const confirm = () => {
    setTried(true);
    if (missing.length === 0) save.mutate();
    else focus(missing[0]?.materialType);
  };
  const { fileTypes, maxFileBytes, maxFiles, files, materials } = application;
  return (
    <TwoColumns
      aside={
        <>
          <NeedsCard offer={offer} application={application} />
          <HotlineCard />
        </>
      }
    >
      <Typography color="textSecondary">
        {materialsCopy.limits(fileTypeNames(fileTypes), megabytes(maxFileBytes), files.length, maxFiles)}
      </Typography>
      {materials.map((rule) => (
        <MaterialCard
          key={rule.materialType}
          application={application}
          rule={rule}
          problem={tried && missing.includes(rule) ? materialsCopy.missing(rule.minFiles) : undefined}
          onZone={(zone) => {
            if (zone !== null) zones.current.set(rule.materialType, zone);
          }}
        />
      ))}
      <ActionBar
        wrong={
          tried ? missing.map(({ materialType: name }) => ({ name, label: OpeningMaterialLabel[name] })) : []
        }
        onFix={focus}
        back={back}
        next={
          <Button size="large" disabled={save.isPending} onClick={confirm}>
            {nextName === undefined ? copy.bar.confirm : copy.bar.next(nextName)}
          </Button>
        }
      />
    </TwoColumns>
  );
}
