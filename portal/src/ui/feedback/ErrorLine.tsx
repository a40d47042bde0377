import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { words } from '../../copy/words.ts';
import { Icon } from '../../icons/Icon.tsx';
import { failureWords } from './failureWords.ts';

interface ErrorLineProps {
  /** The whole line in the user's words; the error's own text when left out. */
  readonly text?: string | undefined;
  readonly error?: unknown;
  readonly onRetry?: (() => void) | undefined;
}

/** One line: what failed, why, and a retry where it can help. The rest of the page keeps working. */
export function ErrorLine({ text, error, onRetry }: ErrorLineProps) {
  const { reason, isFinal } = failureWords(error);
  return (
    <Box
      role={isFinal ? 'status' : 'alert'}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 2, minHeight: 64 }}
    >
      <Icon
        name={isFinal ? 'info' : 'octagon'}
        size={18}
        sx={{ color: isFinal ? 'text.secondary' : 'error.main' }}
      />
      <span>{text ?? (isFinal ? reason : words.loadFailed(reason))}</span>
      {onRetry && !isFinal ? (
        <Button variant="link" onClick={onRetry}>
          {words.retry}
        </Button>
      ) : null}
    </Box>
  );
}
