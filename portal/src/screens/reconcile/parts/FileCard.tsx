import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { SampleButton } from '#portal/domain/samples/SampleButton.tsx';
import { Icon } from '#portal/icons/Icon.tsx';
import { SelectBox } from '#portal/ui/control/SelectBox.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { DropZone } from '#portal/ui/form/DropZone.tsx';
import { copy } from '../copy.ts';
import type { Desk } from '../desk.ts';
import { readFile } from '../file/readFile.ts';
import type { Sheet } from '../file/sheet.ts';

const words = copy.file;

/** Filter of the browser's file dialog. readFile decides by the content alone. */
const ACCEPTED = ['.xlsx', '.xlsm', '.csv', '.txt', '.xls', 'text/csv'];

type Problem = keyof typeof copy.problems;

interface FileCardProps {
  readonly desk: Desk | undefined;
  /** Opens the sheets. Returns why the file is no ledger, if it is none. */
  readonly onFile: (file: {
    readonly name: string;
    readonly sheets: readonly Sheet[];
  }) => Problem | undefined;
  readonly onSheet: (name: string) => void;
}

/** Opens a ledger that the user chooses or drops. The browser reads it. After a refused file the previous one stays. */
export function FileCard({ desk, onFile, onSheet }: FileCardProps) {
  const [reading, setReading] = useState(false);
  const [refused, setRefused] = useState<{ readonly name: string; readonly problem: Problem }>();
  const latest = useRef<File>(undefined);
  const formatsId = useId();
  useEffect(keepPage, []);
  const open = async (file: File) => {
    latest.current = file;
    setReading(true);
    setRefused(undefined);
    const read = await readFile(file);
    // Another file was chosen meanwhile.
    if (latest.current !== file) return;
    const problem = 'problem' in read ? read.problem : onFile({ name: file.name, sheets: read.sheets });
    setReading(false);
    if (problem !== undefined) setRefused({ name: file.name, problem });
  };
  return (
    <CardFrame title={words.title}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        {desk ? <OpenFile desk={desk} onSheet={onSheet} /> : null}
        <Box>
          <DropZone
            name={words.title}
            accept={ACCEPTED}
            multiple={false}
            disabled={reading}
            describedBy={formatsId}
            sample={<SampleButton name="ledger" />}
            onFiles={([file]) => {
              if (file) void open(file);
            }}
          />
          <Typography id={formatsId} variant="caption" component="p" color="textSecondary" sx={{ mt: 2 }}>
            {words.formats}
          </Typography>
        </Box>
        <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
          {reading ? words.reading : null}
        </Box>
        {refused ? (
          <Box role="alert">
            <HintPanel tone="danger" icon="octagon">
              {words.refused(refused.name, copy.problems[refused.problem], desk?.name)}
            </HintPanel>
          </Box>
        ) : null}
      </Box>
    </CardFrame>
  );
}

/** Keeps the browser from opening a file that is dropped beside the field: it would replace the page. */
function keepPage(): () => void {
  const ignore = (event: DragEvent) => event.preventDefault();
  addEventListener('dragover', ignore);
  addEventListener('drop', ignore);
  return () => {
    removeEventListener('dragover', ignore);
    removeEventListener('drop', ignore);
  };
}

interface OpenFileProps {
  readonly desk: Desk;
  readonly onSheet: (name: string) => void;
}

/** Name and size of the ledger, and its sheet if there are several. */
function OpenFile({ desk, onSheet }: OpenFileProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' }}>
      <Icon name="invoice" size={18} sx={{ color: 'text.secondary' }} />
      <Box component="strong" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {desk.name}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {words.rows(desk.table.rows.length)}
      </Box>
      {desk.sheets.length > 1 ? (
        <SelectBox
          name={words.sheet}
          options={desk.sheets.map(({ name }) => ({ value: name, label: name }))}
          value={desk.sheetName}
          onChange={onSheet}
        />
      ) : null}
    </Box>
  );
}
