import { useQuery } from '@tanstack/react-query';
import { picker } from '../../copy/ui.ts';
import { words } from '../../copy/words.ts';
import type { ProductCode } from '../../products/product.ts';
import { useSession } from '../../session/useSession.ts';
import type { FilterFieldOf } from '../../ui/filters/controls.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { nameOf } from './accountName.ts';
import { subAccountsQuery } from './subAccounts.ts';

interface AccountFieldProps extends FilterFieldOf {
  readonly productCode: ProductCode;
  /** Adds 请选择 to the options. 2 §5 */
  readonly offersEmpty: boolean;
}

/** Chooses one of the company's purchasing accounts. 2 §5 */
export function AccountField({ productCode, offersEmpty, ...field }: AccountFieldProps) {
  // The response has sub-accounts only. The viewer is their parent, who has orders and bills too.
  const { userInfo } = useSession();
  const accounts = useQuery(subAccountsQuery(productCode));
  return (
    <SelectField
      {...field}
      label={picker.label}
      options={[
        ...(offersEmpty ? [{ value: '', label: words.select }] : []),
        ...(userInfo ? [{ value: userInfo.jdpin, label: picker.parent(nameOf(userInfo)) }] : []),
        ...(accounts.data ?? []).map((account) => ({ value: account.jdpin, label: nameOf(account) })),
      ]}
      disabled={accounts.data === undefined}
      clear={picker.clear}
    />
  );
}
