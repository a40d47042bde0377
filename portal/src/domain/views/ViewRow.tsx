import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RowAction, RowActions } from '#portal/ui/button/RowAction.tsx';
import { StatusTag } from '#portal/ui/text/StatusTag.tsx';
import { copy } from './copy.ts';
import type { SavedView } from './viewContent.ts';

interface Manage {
  readonly busy: boolean;
  readonly canShare: boolean;
  readonly onUpdate: () => void;
  readonly onRename: () => void;
  readonly onDefault: () => void;
  readonly onShare: () => void;
  readonly onRemove: () => void;
}

interface ViewRowProps {
  readonly view: SavedView;
  readonly isCurrent: boolean;
  readonly onApply: () => void;
  /** Absent for a view of the parent. */
  readonly manage?: Manage;
}

const { own: words, tags } = copy;

/** A view: its name applies it, its actions change it. */
export function ViewRow({ view, isCurrent, onApply, manage }: ViewRowProps) {
  const { name, isDefault, isShared } = view;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, minWidth: 0 }}>
        <Button variant="link" aria-current={isCurrent || undefined} onClick={onApply}>
          {name}
        </Button>
        {isCurrent ? <StatusTag tone="info">{tags.chosen}</StatusTag> : null}
        {isDefault ? <StatusTag>{tags.isDefault}</StatusTag> : null}
        {isShared && manage ? <StatusTag>{tags.isShared}</StatusTag> : null}
      </Box>
      {manage ? <Actions view={view} {...manage} /> : null}
    </Box>
  );
}

function Actions({ view, busy, canShare, ...on }: Manage & { readonly view: SavedView }) {
  const { name, isDefault, isShared } = view;
  return (
    <RowActions wraps>
      <RowAction name={words.updateOf(name)} disabled={busy} onClick={on.onUpdate}>
        {words.update}
      </RowAction>
      <RowAction name={words.renameOf(name)} disabled={busy} onClick={on.onRename}>
        {words.rename}
      </RowAction>
      <RowAction
        name={isDefault ? words.noDefaultOf(name) : words.makeDefaultOf(name)}
        disabled={busy}
        onClick={on.onDefault}
      >
        {isDefault ? words.noDefault : words.makeDefault}
      </RowAction>
      {canShare ? (
        <RowAction
          name={isShared ? words.unshareOf(name) : words.shareOf(name)}
          disabled={busy}
          onClick={on.onShare}
        >
          {isShared ? words.unshare : words.share}
        </RowAction>
      ) : null}
      <RowAction quiet name={words.removeOf(name)} disabled={busy} onClick={on.onRemove}>
        {words.remove}
      </RowAction>
    </RowActions>
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  py: 2,
  borderBottom: '1px solid',
  borderColor: 'hairline',
  '&:last-of-type': { borderBottom: 0 },
} as const;
