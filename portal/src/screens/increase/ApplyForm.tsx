import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { IncreaseMethod } from '#generated/shared/enums/IncreaseMethod.ts';
import type { ProductCode } from '../../products/product.ts';
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { copy } from './copy.ts';
import { FirstVisitGuide } from './FirstVisitGuide.tsx';
import { MaterialList } from './MaterialList.tsx';
import { materialsQuery } from './queries.ts';
import { isMissing, isSmsCode, uploadButtonId, type Record } from './rules.ts';
import { SmsField } from './SmsField.tsx';
import { keptUploads } from './uploads.ts';
import { useApply } from './useApply.ts';

interface ApplyFormProps {
  readonly productCode: ProductCode;
  readonly method: IncreaseMethod;
  readonly onApplied: (record: Record) => void;
}

/** What the chosen method asks for: limits, materials, the SMS code; then the confirm step. */
export function ApplyForm({ productCode, method, onApplied }: ApplyFormProps) {
  const materials = useQuery(materialsQuery(productCode, method));
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState(false);
  const { form, applying, apply } = useApply(productCode, method, onApplied);
  const [uploads, setUploads] = useState(() => keptUploads(form));

  if (materials.isError) return <ErrorLine onRetry={() => void materials.refetch()} />;
  if (materials.isPending) return <SkeletonLines heights={[60, 124, 68, 40]} />;
  const asked = materials.data;

  const submit = () => {
    setChecked(true);
    const missing = asked.materials.find((row) => isMissing(row, uploads[row.materialType]?.length ?? 0));
    if (missing !== undefined) {
      document.getElementById(uploadButtonId(missing))?.focus();
      return;
    }
    if (!isSmsCode(code)) {
      document.getElementById('increase-sms')?.focus();
      return;
    }
    void apply({ upperLimit: asked.upperLimit, code, uploads });
  };

  return (
    <Box sx={{ display: 'grid', gap: 4, mt: 4 }}>
      <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 6, rowGap: 3 }}>
        <Limit label={copy.limits.current} value={asked.currentLimit} />
        <Limit label={copy.limits.upper} value={asked.upperLimit} />
      </Box>
      <MaterialList
        productCode={productCode}
        asked={asked}
        uploads={uploads}
        onChange={setUploads}
        checked={checked}
      />
      <SmsField productCode={productCode} code={code} onCode={setCode} checked={checked} />
      <Button
        size="large"
        data-guide="apply"
        disabled={applying}
        onClick={submit}
        sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
      >
        {copy.apply}
      </Button>
      {/* Here, because its targets stand as soon as the form does. */}
      <FirstVisitGuide />
    </Box>
  );
}

function Limit({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <div>
      <Typography component="dt" variant="caption" color="textSecondary">
        {label}
      </Typography>
      <dd>
        <MoneyText value={value} size="amount" />
      </dd>
    </div>
  );
}
