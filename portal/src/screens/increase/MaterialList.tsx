import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Control } from 'react-hook-form';
import { uploadIncreaseFile } from '#generated/provisional/operations/uploadIncreaseFile.ts';
import { MaterialTypeLabel } from '#generated/shared/labels.ts';
import { SampleButton } from '../../domain/samples/SampleButton.tsx';
import { increaseSamples } from '../../domain/samples/samples.ts';
import type { ProductCode } from '../../products/product.ts';
import { megabytes } from '../../ui/form/fileProblem.ts';
import { UploadField } from '../../ui/form/UploadField.tsx';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import { copy } from './copy.ts';
import type { Application } from './form.ts';
import type { Material, Materials } from './rules.ts';

interface MaterialListProps {
  readonly control: Control<Application, unknown, Application>;
  readonly productCode: ProductCode;
  readonly requested: Materials;
}

/** The materials that a method requests, each with its uploaded files and a button to add more. */
export function MaterialList({ control, productCode, requested }: MaterialListProps) {
  return (
    <div>
      <Typography component="h2" variant="strong">
        {copy.materials.title}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        {requested.materials.length === 0
          ? copy.materials.none
          : copy.materials.limits(megabytes(requested.maxFileBytes))}
      </Typography>
      <ul>
        {requested.materials.map((material) => (
          <Box
            component="li"
            key={material.materialType}
            sx={{ py: 3, borderBottom: (theme) => `1px solid ${theme.palette.hairline}` }}
          >
            <MaterialField
              control={control}
              productCode={productCode}
              material={material}
              limits={requested}
            />
          </Box>
        ))}
      </ul>
    </div>
  );
}

interface MaterialFieldProps extends Omit<MaterialListProps, 'requested'> {
  readonly material: Material;
  readonly limits: Materials;
}

function MaterialField({ control, productCode, material, limits }: MaterialFieldProps) {
  const { materialType, required, desc, maxFiles } = material;
  const label = MaterialTypeLabel[materialType];
  return (
    <UploadField
      control={control}
      name={`uploads.${materialType}`}
      label={label}
      limits={limits}
      maxFiles={maxFiles}
      sample={<SampleButton name={increaseSamples[materialType]} />}
      // A refusal is shown by the operation's error policy.
      send={(file) => uploadIncreaseFile({ productCode, materialType, file }).catch(() => undefined)}
    >
      {(files) => (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <span>{label}</span>
            <StatusTag>{required ? copy.materials.required : copy.materials.optional}</StatusTag>
          </Box>
          <Typography variant="caption" component="p" color="textSecondary">
            {desc} {copy.materials.count(files.length, maxFiles)}
          </Typography>
        </>
      )}
    </UploadField>
  );
}
