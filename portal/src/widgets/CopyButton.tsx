import IconButton from '@mui/material/IconButton';
import { words } from '../copy/words.ts';
import { Icon } from '../icons/Icon.tsx';
import { notify } from './notify.ts';

interface CopyButtonProps {
  readonly value: string;
  /** What is copied, for the button's name: 账户号. */
  readonly label: string;
}

export function CopyButton({ value, label }: CopyButtonProps) {
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    notify.success(words.copied);
  };
  return (
    <IconButton
      aria-label={`${words.copy}${label}`}
      onClick={() => void copy()}
      sx={{ width: 24, height: 24 }}
    >
      <Icon name="copy" size={14} />
    </IconButton>
  );
}
