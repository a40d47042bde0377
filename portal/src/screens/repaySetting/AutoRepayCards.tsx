import { useQuery } from '@tanstack/react-query';
import { isNotOffered } from '../../domain/status/NotOffered.tsx';
import type { ProductCode } from '../../products/product.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { copy } from './copy.ts';
import { settingQuery } from './queries.ts';
import { SettingForm } from './SettingForm.tsx';
import { StateCard } from './StateCard.tsx';

/** Automatic repayment: its state and its setting. */
export function AutoRepayCards({ productCode }: { readonly productCode: ProductCode }) {
  const setting = useQuery(settingQuery(productCode));
  const { data } = setting;
  if (isNotOffered(setting.error)) return null;
  return (
    <>
      <StateCard query={setting} />
      {/* The height of the state above depends on the response: the form would move with it. */}
      {data ? (
        <CardFrame title={copy.form.title}>
          {/* A new setting from the provider resets the form. */}
          <SettingForm key={data.updatedAt ?? ''} productCode={productCode} setting={data} />
        </CardFrame>
      ) : null}
    </>
  );
}
