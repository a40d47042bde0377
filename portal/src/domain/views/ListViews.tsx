import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, type ComponentType } from 'react';
import type { ViewPlace } from '#generated/shared/enums/ViewPlace.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { notify } from '#portal/ui/feedback/notify.ts';
import { useUrlQuery } from '#portal/ui/hooks/useUrlQuery.ts';
import type { ViewedList } from '#portal/ui/list/viewedList.ts';
import { useToggledColumns } from '#portal/ui/table/useToggledColumns.ts';
import { buttonCopy } from './buttonCopy.ts';
import { viewsQuery } from './queries.ts';
import { useDefaultView } from './useDefaultView.ts';
import { asToday, contentOf, isSameContent, readView, withView, type SavedView } from './viewContent.ts';
import type { ViewsDrawerProps } from './ViewsDrawer.tsx';

export interface ListViewsProps extends ViewedList {
  readonly place: ViewPlace;
  /** Loads when it first opens. */
  readonly Drawer: ComponentType<ViewsDrawerProps> | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Reports the name of the view that the list shows. Never changes. */
  readonly onCurrent: (name: string | undefined) => void;
}

/** The views of a list: the default one, the name of the one that the list shows, and the drawer with all of them. */
export function ListViews(props: ListViewsProps) {
  const { place, Drawer, open, onClose, onCurrent, columnsKey = '', ...list } = props;
  const views = useQuery(viewsQuery(useProduct().code, place));
  const [query, edit] = useUrlQuery();
  const [toggled, keepToggled] = useToggledColumns(columnsKey);
  const all = views.data?.views;
  const hasViews = all !== undefined && all.length > 0;
  const content = hasViews || Drawer ? contentOf(list, { query, toggled }) : [];
  const current = all?.find((view) => isSameContent(asToday(list, view.content), content));
  const name = current?.name;
  // Before the paint: the button shows the name at once.
  useLayoutEffect(() => onCurrent(name), [name, onCurrent]);

  const apply = (view: SavedView, options?: { readonly replace: true }) => {
    const read = readView(list, view.content);
    edit((now) => withView(list, read, now), options);
    if (columnsKey !== '') keepToggled(read.toggled);
    if (read.dropped > 0) notify.info(buttonCopy.dropped(view.name, read.dropped));
  };
  useDefaultView({ list, query, views: all }, (view) => apply(view, { replace: true }));

  if (Drawer === undefined) return null;
  return (
    <Drawer
      place={place}
      query={views}
      content={content}
      currentId={current?.viewId}
      open={open}
      onClose={onClose}
      onApply={(view) => {
        apply(view);
        onClose();
      }}
    />
  );
}
