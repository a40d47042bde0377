import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Outputs } from '#generated/provisional/io.ts';
import type { ViewPlace } from '#generated/shared/enums/ViewPlace.ts';
import { useSession } from '#portal/session/useSession.ts';
import { openDialog } from '#portal/ui/dialog/openDialog.ts';
import { SideDrawer } from '#portal/ui/dialog/SideDrawer.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { notify } from '#portal/ui/feedback/notify.ts';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { Paragraphs } from '#portal/ui/text/Paragraphs.tsx';
import { copy } from './copy.ts';
import { RenameDialog } from './rename/RenameDialog.tsx';
import { useKeepView } from './useKeepView.ts';
import type { SavedView, ViewContent } from './viewContent.ts';
import { ViewForm } from './ViewForm.tsx';
import { ViewRow } from './ViewRow.tsx';

export interface ViewsDrawerProps {
  readonly place: ViewPlace;
  readonly query: UseQueryResult<Outputs['querySavedViews']>;
  /** The list's current filters, order and columns. */
  readonly content: ViewContent;
  readonly currentId: string | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onApply: (view: SavedView) => void;
}

const { own: words } = copy;

/** Drawer that lists the views, where a press on a name applies one, and saves the current list as a new view. */
export function ViewsDrawer(props: ViewsDrawerProps) {
  const { place, query, content, currentId, open, onClose, onApply } = props;
  const { isParent } = useSession();
  const keep = useKeepView(place);
  const [renamedId, setRenamedId] = useState<string>();
  const views = query.data?.views ?? [];
  const own = views.filter(({ isOwn }) => isOwn);
  // The current version: after a refusal the views are fetched again.
  const renamed = own.find(({ viewId }) => viewId === renamedId);
  const shared = views.filter(({ isOwn }) => !isOwn);
  const row = (view: SavedView) => ({
    view,
    isCurrent: view.viewId === currentId,
    onApply: () => onApply(view),
  });

  const change = async (view: SavedView, changed: Parameters<typeof keep.change>[1], message?: string) => {
    const error = await keep.change(view, changed);
    if (error === undefined && message !== undefined) notify.success(message);
  };
  const update = async (view: SavedView) => {
    const answer = await openDialog({
      title: words.updateTitle(view.name),
      message: <Paragraphs texts={[words.updateText, ...(view.isShared ? [words.updateShared] : [])]} />,
      sureText: words.update,
      isShowCancelBtn: true,
    });
    if (answer === 'sure') await change(view, { content }, words.updated(view.name));
  };
  const remove = async (view: SavedView) => {
    const answer = await openDialog({
      title: words.removeTitle(view.name),
      message: <Paragraphs texts={[words.removeText, ...(view.isShared ? [words.removeShared] : [])]} />,
      sureText: words.remove,
      isShowCancelBtn: true,
    });
    if (answer !== 'sure' || (await keep.remove(view)) !== undefined) return;
    notify.success(words.removed(view.name));
  };

  return (
    <SideDrawer title={copy.title} open={open} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <CardFrame title={words.title} query={query} skeleton={<SkeletonLines heights={[32, 32]} />}>
          {own.length === 0 ? (
            <EmptyLine text={words.none} />
          ) : (
            <Box component="ul" sx={listStyle}>
              {own.map((view) => (
                <ViewRow
                  key={view.viewId}
                  {...row(view)}
                  manage={{
                    busy: keep.busy,
                    canShare: isParent,
                    onUpdate: () => void update(view),
                    onRename: () => setRenamedId(view.viewId),
                    onDefault: () => void change(view, { isDefault: !view.isDefault }),
                    onShare: () => void change(view, { isShared: !view.isShared }),
                    onRemove: () => void remove(view),
                  }}
                />
              ))}
            </Box>
          )}
        </CardFrame>
        {shared.length === 0 ? null : (
          <CardFrame title={copy.shared.title}>
            <Typography variant="caption" component="p" color="textSecondary">
              {copy.shared.note}
            </Typography>
            <Box component="ul" sx={listStyle}>
              {shared.map((view) => (
                <ViewRow key={view.viewId} {...row(view)} />
              ))}
            </Box>
          </CardFrame>
        )}
        <CardFrame title={copy.save.title}>
          <ViewForm about={place} content={content} canShare={isParent} busy={keep.busy} onSave={keep.add} />
        </CardFrame>
      </Box>
      {renamed === undefined ? null : (
        <RenameDialog
          view={renamed}
          busy={keep.busy}
          onRename={(name) => keep.change(renamed, { name })}
          onClose={() => setRenamedId(undefined)}
        />
      )}
    </SideDrawer>
  );
}

const listStyle = { listStyle: 'none', m: 0, p: 0, display: 'grid' } as const;
