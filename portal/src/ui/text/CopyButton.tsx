import { words } from '../../copy/words.ts';
import { IconButton } from '../button/IconButton.tsx';
import { notify } from '../feedback/notify.ts';
import { copyText } from './copyText.ts';

interface CopyButtonProps {
  readonly value: string;
  /** What is copied, for the button's name: 账户号. */
  readonly label: string;
}

export function CopyButton({ value, label }: CopyButtonProps) {
  const copy = async () => {
    try {
      await copyText(value);
      notify.success(words.copied);
    } catch {
      // Not allowed.
      notify.warning(words.copyFailed);
    }
  };
  return (
    <IconButton
      label={`${words.copy}${label}`}
      icon="copy"
      iconSize={14}
      size={24}
      onClick={() => void copy()}
    />
  );
}
