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
  /** Phone that receives the code of a reset. */
  readonly phone: string;
  /** Closed without one. */
  readonly change: PasswordChange | undefined;
  readonly onClose: () => void;
}

const { password: words } = payCopy;

/** The three ways to set a password. */
export function PasswordDrawer({ productCode, phone, change, onClose }: PasswordDrawerProps) {
  const queries = useQueryClient();
  const done = (way: PasswordChange, setting: PaySetting) => {
    queries.setQueryData(payKey(productCode), setting);
    notify.success(words.done[way]);
    onClose();
  };
  // A wrong try may have locked the password: the card behind shows it.
  const look = () => void queries.invalidateQueries({ queryKey: payKey(productCode) });
  return (
    <SideDrawer
      title={change ? words.actions[change] : ''}
      open={change !== undefined}
      onClose={() => {
        look();
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
