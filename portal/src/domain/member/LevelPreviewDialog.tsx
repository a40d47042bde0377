import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { PositionDashes } from '../../ui/list/PositionDashes.tsx';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import { copy } from './copy.ts';
import type { LevelPreview } from './levelPreview.ts';
import { MedalIcon } from './MedalIcon.tsx';

interface LevelPreviewDialogProps {
  readonly preview: LevelPreview;
  readonly onClose: () => void;
}

/** Shows the levels of one dimension: marks the own one and names the next. 2 §2.4 */
export function LevelPreviewDialog({ preview, onClose }: LevelPreviewDialogProps) {
  const { kind, title, levels, current } = preview;
  const [index, setIndex] = useState(Math.max(current, 0));
  const shown = levels[index];
  const next = levels[index + 1];
  return (
    <DialogFrame title={`${title} · ${copy.preview}`} onClose={onClose} width={400}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: '32px minmax(0, 1fr) 32px',
          alignItems: 'center',
          gap: 2,
        }}
      >
        <IconButton
          label={copy.previousLevel}
          icon="chevronLeft"
          disabled={index === 0}
          onClick={() => setIndex(index - 1)}
        />
        <Box
          aria-live="polite"
          sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1, minHeight: 176 }}
        >
          {kind === 'member' ? (
            <Typography
              variant="heroAmount"
              component="div"
              sx={{ color: index <= current ? 'hover' : 'text.secondary', lineHeight: '72px' }}
            >
              {shown?.name}
            </Typography>
          ) : (
            <MedalIcon dimension={kind} lit={index <= current} size={72} />
          )}
          <Typography variant="strong">{kind === 'member' ? null : shown?.name}</Typography>
          <Typography>{shown?.description}</Typography>
          {index === current ? (
            <StatusTag tone="theme" icon="check">
              {copy.current}
            </StatusTag>
          ) : null}
          <Typography variant="caption" color="textSecondary" sx={{ alignSelf: 'end' }}>
            {next === undefined ? copy.highest : copy.next(next.name)}
          </Typography>
        </Box>
        <IconButton
          label={copy.followingLevel}
          icon="chevronRight"
          disabled={next === undefined}
          onClick={() => setIndex(index + 1)}
        />
      </Box>
      <PositionDashes index={index} count={levels.length} />
    </DialogFrame>
  );
}
