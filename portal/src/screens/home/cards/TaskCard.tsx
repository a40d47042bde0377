import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { words } from '#portal/copy/words.ts';
import { hasPositionDashes, hasTaskArrows, TASK_GAP } from '#portal/domain/tasks/tasks.ts';
import { paths } from '#portal/paths.ts';
import { IconButton } from '#portal/ui/button/IconButton.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { PositionDashes } from '#portal/ui/list/PositionDashes.tsx';
import { copy } from '../copy.ts';
import { CardLink } from '../parts/CardLink.tsx';
import { tasksQuery } from '../queries.ts';
import { useViewer } from '../useViewer.ts';
import { TaskBox } from './TaskBox.tsx';

/** The cashback tasks of mall products. Arrows move the row by one box. 2 §2.4 */
export function TaskCard() {
  const { product } = useViewer();
  const query = useQuery(tasksQuery(product.code));
  const tasks = query.data?.list ?? [];
  const track = useRef<HTMLUListElement>(null);
  // `shift` is in px; `fits`, the number of boxes side by side, is measured at the first move.
  const [offset, setOffset] = useState({ index: 0, shift: 0, fits: 1 });

  const slideTo = (wanted: number) => {
    const box = track.current?.firstElementChild;
    if (!(box instanceof HTMLElement) || track.current === null) return;
    const step = box.offsetWidth + TASK_GAP;
    const fits = Math.max(Math.round((track.current.clientWidth + TASK_GAP) / step), 1);
    const index = Math.min(Math.max(wanted, 0), Math.max(tasks.length - fits, 0));
    setOffset({ index, shift: index * step, fits });
  };

  const atEnd = offset.index >= tasks.length - offset.fits;
  return (
    <CardFrame
      title={copy.task.title}
      actions={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <CardLink to={paths.activityCenter({ tabName: 'taskTab' })}>{copy.task.more}</CardLink>
          {hasTaskArrows(tasks.length) ? (
            <>
              <ArrowButton
                name={words.previous}
                icon="chevronLeft"
                disabled={offset.index === 0}
                onClick={() => slideTo(offset.index - 1)}
              />
              <ArrowButton
                name={words.following}
                icon="chevronRight"
                disabled={atEnd}
                onClick={() => slideTo(offset.index + 1)}
              />
            </>
          ) : null}
        </Box>
      }
      query={query}
      skeleton={<SkeletonLines heights={[158]} />}
      isEmpty={tasks.length === 0}
      empty={<EmptyLine text={copy.task.empty} />}
    >
      <Box sx={{ overflow: 'hidden' }}>
        <Box
          component="ul"
          ref={track}
          style={{ transform: `translateX(${String(-offset.shift)}px)` }}
          sx={{
            display: 'grid',
            // Two boxes fit (on phones one). On phones, without arrows, the boxes are stacked.
            gridAutoFlow: { xs: hasTaskArrows(tasks.length) ? 'column' : 'row', sm: 'column' },
            gridAutoColumns: {
              xs: '100%',
              sm: `calc((100% - ${String(TASK_GAP)}px) / 2)`,
            },
            gap: `${String(TASK_GAP)}px`,
            transition: 'transform 200ms ease-out',
          }}
        >
          {tasks.map((task) => (
            <TaskBox key={task.joinId} task={task} />
          ))}
        </Box>
      </Box>
      {hasPositionDashes(tasks.length) ? (
        <PositionDashes
          index={offset.index}
          count={tasks.length}
          label={copy.task.position(offset.index, tasks.length)}
        />
      ) : null}
    </CardFrame>
  );
}

interface ArrowButtonProps {
  readonly name: string;
  readonly icon: 'chevronLeft' | 'chevronRight';
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function ArrowButton({ name, icon, disabled, onClick }: ArrowButtonProps) {
  return (
    <IconButton
      framed
      label={name}
      icon={icon}
      iconSize={14}
      size={24}
      disabled={disabled}
      onClick={onClick}
    />
  );
}
