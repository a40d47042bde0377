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
  readonly asked: Materials;
}

/** The method's materials, each with its uploads and a button for more. */
export function MaterialList({ control, productCode, asked }: MaterialListProps) {
  return (
    <div>
      <Typography component="h2" variant="strong">
        {copy.materials.title}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        {asked.materials.length === 0
          ? copy.materials.none
          : copy.materials.limits(megabytes(asked.maxFileBytes))}
      </Typography>
      <ul>
        {asked.materials.map((material) => (
          <Box
            component="li"
            key={material.materialType}
            sx={{ py: 3, borderBottom: (theme) => `1px solid ${theme.palette.hairline}` }}
          >
            <MaterialField control={control} productCode={productCode} material={material} limits={asked} />
          </Box>
        ))}
      </ul>
    </div>
  );
}

interface MaterialFieldProps extends Omit<MaterialListProps, 'asked'> {
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
      // The policy of the operation has shown the provider's refusal.
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
