import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { exporting as copy } from '../../copy/ui.ts';
import { IconButton } from '../button/IconButton.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { useExport, type ExportRequest } from './useExport.ts';
import type { ExportChoice } from './useExportChoice.ts';

/** A further entry of the export menu. */
export interface MoreExport<Row> {
  readonly label: string;
  readonly onChoose: (chosen?: readonly Row[]) => void;
}

interface ExportButtonProps<Row> extends ExportRequest<Row> {
  /** Opens the menu upwards. */
  readonly up?: boolean | undefined;
  /** Another kind of file, of these rows or of all filtered ones. */
  readonly more?: MoreExport<Row> | undefined;
  /** Allows single rows to be chosen; absent if the file always has all rows. */
  readonly choice?: ExportChoice<Row> | undefined;
}

/**
 * Exports all filtered pages, or the chosen rows, as CSV or XLSX; shows the progress and can be cancelled.
 * docs/design/look.md
 */
export function ExportButton<Row>({ up, choice, more, ...request }: ExportButtonProps<Row>) {
  const { share, start, cancel } = useExport(request);
  if (share !== undefined)
    return (
      <Box sx={rowStyle}>
        <Button variant="outlined" disabled>
          <span role="status">{copy.progress(Math.round(share * 100))}</span>
        </Button>
        <IconButton label={copy.cancel} icon="close" iconSize={14} onClick={cancel} />
      </Box>
    );
  if (choice?.choosing !== true)
    return (
      <ExportMenu
        label={copy.button}
        onChoose={(format) => start(format)}
        onPick={choice?.start}
        more={more && { label: more.label, onChoose: () => more.onChoose() }}
        up={up}
      />
    );
  const { chosen, stop } = choice;
  return (
    <Box sx={rowStyle}>
      <ExportMenu
        label={copy.chosen(chosen.length)}
        disabled={chosen.length === 0}
        onChoose={(format) => start(format, chosen)}
        more={more && { label: more.label, onChoose: () => more.onChoose(chosen) }}
        up={up}
      />
      <IconButton label={copy.stopChoosing} icon="close" iconSize={14} onClick={stop} />
    </Box>
  );
}

const rowStyle = { display: 'inline-flex', alignItems: 'center', gap: 1 } as const;
