import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { exporting as copy } from '../../copy/ui.ts';
import { IconButton } from '../button/IconButton.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { useExport, type ExportRequest } from './useExport.ts';

interface ExportButtonProps<Row> extends ExportRequest<Row> {
  /** Its menu opens upwards. */
  readonly up?: boolean | undefined;
}

/** Exports what is filtered, all pages of it, as CSV or XLSX; shows how far it is and can be called off. look.md */
export function ExportButton<Row>({ up, ...request }: ExportButtonProps<Row>) {
  const { share, start, cancel } = useExport(request);
  if (share === undefined) return <ExportMenu onChoose={start} up={up} />;
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Button variant="outlined" disabled>
        <span role="status">{copy.progress(Math.round(share * 100))}</span>
      </Button>
      <IconButton label={copy.cancel} icon="close" iconSize={14} onClick={cancel} />
    </Box>
  );
}
