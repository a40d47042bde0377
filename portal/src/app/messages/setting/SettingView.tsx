import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ProductCode } from '#portal/products/product.ts';
import { ErrorLine } from '#portal/ui/feedback/ErrorLine.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { copy } from '../copy.ts';
import { settingQuery } from '../queries.ts';
import { SettingForm } from './SettingForm.tsx';

interface SettingViewProps {
  readonly productCode: ProductCode;
  readonly onBack: () => void;
}

/** The account's notification settings, in the drawer of its messages. */
export function SettingView({ productCode, onBack }: SettingViewProps) {
  const setting = useQuery(settingQuery(productCode));
  return (
    <Box sx={{ p: 5, overflowY: 'auto', display: 'grid', gap: 4, alignContent: 'start' }}>
      <Button variant="link" onClick={onBack} sx={{ justifySelf: 'start' }}>
        {copy.setting.back}
      </Button>
      <Box component="p" sx={{ color: 'text.secondary', wordBreak: 'normal' }}>
        {copy.setting.intro}
      </Box>
      {setting.isPending ? <SkeletonLines heights={[72, 72, 40]} /> : null}
      {setting.isError && setting.data === undefined ? (
        <ErrorLine error={setting.error} onRetry={() => void setting.refetch()} />
      ) : null}
      {setting.data ? <SettingForm productCode={productCode} setting={setting.data} /> : null}
    </Box>
  );
}
