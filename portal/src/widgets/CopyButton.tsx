import { styled } from '@mui/material/styles';
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
    <SmallButton type="button" aria-label={`${words.copy}${label}`} onClick={() => void copy()}>
      <Icon name="copy" size={14} />
    </SmallButton>
  );
}

/** As an IconButton, 24 px; lighter, for it stands in every row of a table. */
const SmallButton = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 24,
  height: 24,
  padding: 0,
  border: 0,
  borderRadius: theme.radii.control,
  background: 'none',
  color: theme.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.palette.fill, color: theme.palette.ink },
}));
