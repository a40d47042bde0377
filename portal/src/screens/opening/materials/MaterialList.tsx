import Typography from '@mui/material/Typography';
import { fileTypeNames, megabytes } from '#portal/ui/form/fileProblem.ts';
import type { UploadTarget } from '../uploads/uploadTarget.ts';
import { materialsCopy } from './copy.ts';
import { MaterialCard } from './MaterialCard.tsx';
import type { Missing } from './useMissing.ts';

/** The limits of all uploads, and a card for each type of document. */
export function MaterialList({
  target,
  missing,
}: {
  readonly target: UploadTarget;
  readonly missing: Missing;
}) {
  const { fileTypes, maxFileBytes, maxFiles, files, materials } = target;
  return (
    <>
      <Typography color="textSecondary">
        {materialsCopy.limits(fileTypeNames(fileTypes), megabytes(maxFileBytes), files.length, maxFiles)}
      </Typography>
      {materials.map((rule) => (
        <MaterialCard
          key={rule.materialType}
          target={target}
          rule={rule}
          problem={missing.isMissing(rule.materialType) ? materialsCopy.missing(rule.minFiles) : undefined}
          onZone={missing.zoneRef(rule.materialType)}
        />
      ))}
    </>
  );
}
