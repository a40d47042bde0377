import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { companyCopy } from './copy.ts';
import type { Origin } from './origin.ts';

interface OriginMarkProps {
  readonly label: string;
  readonly origin: Origin;
  /** The recognised value as text. */
  readonly readText: string;
  readonly onRestore: () => void;
}

/** Mark beside a field: 执照识别, or 已修改 with an undo. A typed value has none. docs/design/look.md rule 15 */
export function OriginMark({ label, origin, readText, onRestore }: OriginMarkProps) {
  const { origin: words } = companyCopy;
  if (origin.kind === 'typed') return null;
  if (origin.kind === 'read')
    return (
      <Typography variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        {words.read}
      </Typography>
    );
  return (
    <Typography variant="caption" sx={{ color: 'info.main', minWidth: 0, textAlign: 'right' }}>
      {words.edited}{' '}
      <Button
        variant="link"
        aria-label={words.restoreLabel(label, readText)}
        onClick={onRestore}
        sx={{ fontSize: 'inherit', lineHeight: 'inherit', verticalAlign: 'baseline', whiteSpace: 'normal' }}
      >
        {words.restore(readText)}
      </Button>
    </Typography>
  );
}
