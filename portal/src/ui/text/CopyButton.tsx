import { words } from '../../copy/words.ts';
import { IconButton } from '../button/IconButton.tsx';
import { copyAndNotify } from './copyAndNotify.ts';

interface CopyButtonProps {
  readonly value: string;
  /** Names the copied value for the button: 账户号. */
  readonly label: string;
}

/** Copies a value and names it in a notice. */
export function CopyButton({ value, label }: CopyButtonProps) {
  return (
    <IconButton
      label={`${words.copy}${label}`}
      icon="copy"
      iconSize={14}
      size={24}
      onClick={() => void copyAndNotify(value, label)}
    />
  );
}
