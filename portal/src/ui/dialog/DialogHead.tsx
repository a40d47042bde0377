import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { words } from '../../copy/words.ts';
import { IconButton } from '../button/IconButton.tsx';

interface DialogHeadProps {
  readonly title: string;
  readonly titleId: string;
  /** Without it there is no ✕. */
  readonly onClose: (() => void) | undefined;
}

/** Title and ✕ of every dialog. DialogTitle would use the whole row, ✕ included, as the dialog's name. */
export const DialogHead = ({ title, titleId, onClose }: DialogHeadProps) => (
  <Box
    sx={{
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      pl: 6,
      pr: 4,
      pt: 5,
      minHeight: 52,
    }}
  >
    <Typography variant="cardTitle" component="h2" id={titleId} className="prose">
      {title}
    </Typography>
    {onClose ? <IconButton label={words.close} icon="close" onClick={onClose} /> : null}
  </Box>
);
