import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProductCode } from '../../products/product.ts';
import { copy } from './copy.ts';
import { MaterialRow } from './MaterialRow.tsx';
import { megabytes, type Materials } from './rules.ts';
import type { Uploads } from './uploads.ts';

interface MaterialListProps {
  readonly productCode: ProductCode;
  readonly asked: Materials;
  readonly uploads: Uploads;
  readonly onChange: (change: (before: Uploads) => Uploads) => void;
  /** The user has tried to send: what is missing says so. */
  readonly checked: boolean;
}

export function MaterialList({ productCode, asked, uploads, onChange, checked }: MaterialListProps) {
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
      <Box component="ul">
        {asked.materials.map((material) => (
          <MaterialRow
            key={material.materialType}
            productCode={productCode}
            material={material}
            limits={asked}
            files={uploads[material.materialType] ?? []}
            checked={checked}
            onFiles={(change) =>
              onChange((before) => ({
                ...before,
                [material.materialType]: change(before[material.materialType] ?? []),
              }))
            }
          />
        ))}
      </Box>
    </div>
  );
}
