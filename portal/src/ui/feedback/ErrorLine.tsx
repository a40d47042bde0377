import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { words } from '../../copy/words.ts';
import { Icon } from '../../icons/Icon.tsx';

interface ErrorLineProps {
  /** The reason in the user's words. */
  readonly text?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** One line: what failed and a way to try again. The rest of the page lives on. */
export function ErrorLine({ text = words.loadFailed, onRetry }: ErrorLineProps) {
  return (
    <Box
      role="alert"
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 2, minHeight: 64 }}
    >
      <Icon name="octagon" size={18} sx={{ color: 'error.main' }} />
      <span>{text}</span>
      {onRetry ? (
        <Button variant="link" onClick={onRetry}>
          {words.retry}
        </Button>
      ) : null}
    </Box>
  );
}
