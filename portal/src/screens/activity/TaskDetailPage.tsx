import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isApiError } from '#generated/runtime/failure.ts';
import { isNotOffered, NotOffered } from '../../domain/status/NotOffered.tsx';
import { paths } from '../../paths.ts';
import { useProduct } from '../../session/useProduct.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { copy } from './copy.ts';
import { CountedCard } from './CountedCard.tsx';
import { taskDetailQuery } from './queries.ts';
import { RuleCard } from './RuleCard.tsx';
import { StandingCard } from './StandingCard.tsx';

const crumb = { title: copy.title, to: paths.activityCenter({ tabName: 'taskTab' }) };

/** /company/taskDetail/:joinId: the task's rule, progress and orders. 1 §2, 2 §2.1 */
export function Component() {
  const { code } = useProduct();
  const { joinId = '' } = useParams();
  const detail = useQuery(taskDetailQuery(code, joinId));
  const { data, error } = detail;
  const title = data?.task.taskName ?? copy.detail.title;
  return (
    <>
      <PageHead title={title} parent={crumb} />
      {isNotOffered(error) ? (
        <NotOffered text={copy.notOffered} />
      ) : isApiError(error) && error.name === 'TaskNotJoined' ? (
        <NotJoined />
      ) : data ? (
        <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <StandingCard task={data.task} />
          <RuleCard rule={data.rule} />
          <CountedCard detail={data} />
        </Box>
      ) : (
        <CardFrame query={detail} skeleton={<SkeletonLines heights={[22, 72, 120, 120]} />} />
      )}
    </>
  );
}

const NotJoined = () => (
  <CardFrame>
    <EmptyLine
      text={copy.detail.notJoined}
      action={
        <LinkButton variant="link" to={paths.activityCenter({ tabName: 'taskTab' })}>
          {copy.detail.toTasks}
        </LinkButton>
      }
    />
  </CardFrame>
);
