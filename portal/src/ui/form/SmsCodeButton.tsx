import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { sms } from '../../copy/ui.ts';
import { keepSendTime, runCountdown, secondsLeft } from './smsCountdown.ts';

interface SmsCodeButtonProps {
  /** What the code is for: the wait is kept per type. */
  readonly type: string;
  /** Sends the code; false when it was refused, and then there is nothing to wait for. */
  readonly onSend: () => Promise<boolean>;
}

/** 获取验证码 → 60 s countdown, which survives a reload → 重新获取. 2 §4 */
export function SmsCodeButton({ type, onSend }: SmsCodeButtonProps) {
  const [left, setLeft] = useState(() => secondsLeft(sessionStorage, type, Date.now()));
  const [again, setAgain] = useState(false);
  const [sending, setSending] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const waiting = left > 0;

  useEffect(() => {
    if (!waiting) return undefined;
    return runCountdown(sessionStorage, type, (seconds) => {
      setLeft(seconds);
      if (seconds === 0) setAgain(true);
    });
  }, [waiting, type]);

  const send = async () => {
    setSending(true);
    const sent = await onSend();
    setSending(false);
    if (!sent) return;
    keepSendTime(sessionStorage, type, Date.now());
    setLeft(secondsLeft(sessionStorage, type, Date.now()));
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
      {waiting ? sms.countdown(left) : again ? sms.again : sms.idle}
    </Button>
  );
}

/** The code is written next, and the button cannot be worked for a while: what it had of the focus is the field's. */
function toField(button: HTMLElement): void {
  const { activeElement, body } = document;
  if (activeElement === button || activeElement === body)
    button.parentElement?.querySelector('input')?.focus();
}
