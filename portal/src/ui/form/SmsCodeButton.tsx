import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { sms } from '../../copy/ui.ts';
import { useSendWait } from './useSendWait.ts';

interface SmsCodeButtonProps {
  /** Purpose of the code; each type has its own wait. */
  readonly type: string;
  /** Sends the code; false when it was refused, and then no wait starts. */
  readonly onSend: () => Promise<boolean>;
}

/** 获取验证码 → 60 s countdown, which survives a reload → 重新获取. 2 §4 */
export function SmsCodeButton({ type, onSend }: SmsCodeButtonProps) {
  const { left, waiting, over, begin } = useSendWait(type);
  const [sending, setSending] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const send = async () => {
    setSending(true);
    const sent = await onSend();
    setSending(false);
    if (!sent) return;
    begin();
    if (button.current !== null) toField(button.current);
  };

  return (
    <Button
      ref={button}
      variant="outlined"
      size="large"
      disabled={waiting || sending}
      onClick={() => void send()}
      sx={{ width: 120, flex: 'none' }}
    >
      {waiting ? sms.countdown(left) : over ? sms.again : sms.idle}
    </Button>
  );
}

/** The user types the code next and the button is disabled for a while: the focus moves to the field. */
function toField(button: HTMLElement): void {
  // The button has the focus, or the page or dialog around it since it is disabled; else the user has moved on.
  if (document.activeElement?.contains(button) !== false)
    button.parentElement?.querySelector('input')?.focus();
}
