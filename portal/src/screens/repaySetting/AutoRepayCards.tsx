import { useQuery } from '@tanstack/react-query';
import { isNotOffered } from '../../domain/status/NotOffered.tsx';
import type { ProductCode } from '../../products/product.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { copy } from './copy.ts';
import { settingQuery } from './queries.ts';
import { SettingForm } from './SettingForm.tsx';
import { StateCard } from './StateCard.tsx';

/** The state of automatic repayment, and the form that sets it; nothing if the product does not offer it. */
export function AutoRepayCards({ productCode }: { readonly productCode: ProductCode }) {
  const setting = useQuery(settingQuery(productCode));
  const { data } = setting;
  if (isNotOffered(setting.error)) return null;
  return (
    <>
      <StateCard query={setting} />
      {/* Rendered after loading, because the height of the state above changes with the response. */}
      {data ? (
        <CardFrame title={copy.form.title}>
          {/* A new setting from the provider resets the form. */}
          <SettingForm key={data.updatedAt ?? ''} productCode={productCode} setting={data} />
        </CardFrame>
      ) : null}
    </>
  );
}
