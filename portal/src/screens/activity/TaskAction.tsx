import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TaskStatus } from '#generated/shared/enums/TaskStatus.ts';
import { copy as words } from '../../domain/tasks/copy.ts';
import { paths } from '../../paths.ts';
import { useProduct } from '../../session/useProduct.ts';
import { useSession } from '../../session/useSession.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { copy } from './copy.ts';
import type { Task } from './rules.ts';
import { useJoin } from './useJoin.ts';

/** Action of a task: views a joined one; a parent can join any other until it ends. */
export function TaskAction({ task }: { readonly task: Task }) {
  const { isParent } = useSession();
  if (task.joinId !== undefined)
    return (
      <LinkButton
        variant="outlined"
        to={paths.companyTaskDetail({ joinId: task.joinId, fromTaskCenter: '1' })}
        name={words.viewNamed(task.taskName)}
      >
        {words.view}
      </LinkButton>
    );
  if (task.taskStatus === TaskStatus.End) return <Note>{copy.over}</Note>;
  return isParent ? <JoinButton task={task} /> : <Note>{copy.askParent}</Note>;
}

function JoinButton({ task: { taskNo, taskName, taskStatus } }: { readonly task: Task }) {
  const { code } = useProduct();
  const { joining, join } = useJoin(code, taskNo);
  const early = taskStatus === TaskStatus.WaitingBegin;
  return (
    <Button
      variant={early ? 'outlined' : 'contained'}
      loading={joining}
      aria-label={early ? copy.joinEarlyOf(taskName) : copy.joinOf(taskName)}
      onClick={() => void join()}
    >
      {early ? copy.joinEarly : copy.join}
    </Button>
  );
}

const Note = ({ children }: { readonly children: string }) => (
  <Typography variant="caption" color="textSecondary">
    {children}
  </Typography>
);
