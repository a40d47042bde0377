import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useProduct } from '../../session/useProduct.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { useUrlQuery } from '../../ui/hooks/useUrlQuery.ts';
import { PageRows } from '../../ui/list/PageRows.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { LockedTabs } from '../../ui/tabs/LockedTabs.tsx';
import { ActivitiesTab } from './ActivitiesTab.tsx';
import { copy } from './copy.ts';
import { activitiesQuery, taskCentreQuery } from './queries.ts';
import { TasksTab } from './TasksTab.tsx';

/** Name of the tab of tasks in the URL. 2 §2.1 */
const TASKS = 'taskTab';
/** Name of the other tab. The specification gives none. */
const ACTIVITIES = 'activityTab';

/** /company/activityCenter: activities that give coupons, and cashback tasks. 1 §2 */
export function Component() {
  const { code } = useProduct();
  const [query, edit] = useUrlQuery();
  const tab = query.get('tabName') === TASKS ? TASKS : ACTIVITIES;
  const activities = useQuery(activitiesQuery(code));
  const centre = useQuery(taskCentreQuery(code));
  return (
    <>
      <PageHead title={copy.title} intro={copy.intro} />
      <CardFrame>
        <LockedTabs
          id="activity"
          label={copy.tabs.label}
          tabs={[
            {
              value: ACTIVITIES,
              label: copy.tabs.activities,
              count: activities.data?.activityVoModelList.length,
            },
            { value: TASKS, label: copy.tabs.tasks, count: centre.data?.tasks.length },
          ]}
          value={tab}
          onChange={(next) => edit(() => new URLSearchParams(next === TASKS ? { tabName: TASKS } : {}))}
        />
        <Box role="tabpanel" id="activity-panel" aria-labelledby={`activity-${tab}`} sx={{ pt: 4 }}>
          <PageRows>
            {tab === TASKS ? <TasksTab centre={centre} /> : <ActivitiesTab activities={activities} />}
          </PageRows>
        </Box>
      </CardFrame>
    </>
  );
}
