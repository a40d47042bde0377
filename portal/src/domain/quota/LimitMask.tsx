import type { ReactNode } from 'react';
import { quotaCopy } from '../../copy/quota.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { AmountsHidden } from '../../ui/text/amountMask.ts';
import { useLimitMask } from './limitMask.ts';

/** Hides the amounts of the credit limit below it if the user chose so; prints show what the screen shows. */
export function LimitMask({ children }: { readonly children: ReactNode }) {
  const [hidden] = useLimitMask();
  return <AmountsHidden value={hidden}>{children}</AmountsHidden>;
}

/** Hides and shows the amounts of the credit limit everywhere. 1 §5 */
export function LimitEye() {
  const [hidden, toggle] = useLimitMask();
  return (
    <IconButton
      label={hidden ? quotaCopy.showLimit : quotaCopy.hideLimit}
      icon={hidden ? 'eye' : 'eyeOff'}
      size={24}
      aria-pressed={hidden}
      onClick={toggle}
    />
  );
}
