import { useQueryClient } from '@tanstack/react-query';
import { changePayPassword } from '#generated/provisional/operations/changePayPassword.ts';
import { setPayPassword } from '#generated/provisional/operations/setPayPassword.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { SideDrawer } from '#portal/ui/dialog/SideDrawer.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { notify } from '#portal/ui/feedback/notify.ts';
import { payCopy } from '../copy.ts';
import { payKey, type PaySetting } from '../queries.ts';
import { ResetSteps } from '../reset/ResetSteps.tsx';
import type { PasswordChange } from './form.ts';
import { NewPassword } from './NewPassword.tsx';

interface PasswordDrawerProps {
  readonly productCode: ProductCode;
  /** Phone number that receives the SMS code of a reset. */
  readonly phone: string;
  /** The change to make; the drawer is closed if undefined. */
  readonly change: PasswordChange | undefined;
  readonly onClose: () => void;
}

const { password: words } = payCopy;

/** A drawer that sets, changes or resets the payment password. */
export function PasswordDrawer({ productCode, phone, change, onClose }: PasswordDrawerProps) {
  const queries = useQueryClient();
  const done = (made: PasswordChange, setting: PaySetting) => {
    queries.setQueryData(payKey(productCode), setting);
    notify.success(words.done[made]);
    onClose();
  };
  // A wrong password may have locked it, which the card behind the drawer shows.
  const refetchSetting = () => void queries.invalidateQueries({ queryKey: payKey(productCode) });
  return (
    <SideDrawer
      title={change ? words.actions[change] : ''}
      open={change !== undefined}
      onClose={() => {
        refetchSetting();
        onClose();
      }}
    >
      <CardFrame>
        {change === 'set' ? (
          <NewPassword
            change="set"
            send={async ({ password }) => done('set', await setPayPassword({ productCode, password }))}
          />
        ) : null}
        {change === 'change' ? (
          <NewPassword
            change="change"
            send={async ({ oldPassword, password }) =>
              done('change', await changePayPassword({ productCode, oldPassword, password }))
            }
          />
        ) : null}
        {change === 'reset' ? (
          <ResetSteps productCode={productCode} phone={phone} onDone={(setting) => done('reset', setting)} />
        ) : null}
      </CardFrame>
    </SideDrawer>
  );
}
