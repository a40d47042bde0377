import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import { queryClient } from '../../api/queryClient.ts';
import { loadSession } from '../../session/load.ts';
import { AccountCard } from './cards/AccountCard.tsx';
import { AdCard } from './cards/AdCard.tsx';
import { CouponCard } from './cards/CouponCard.tsx';
import { DuesCard } from './cards/DuesCard.tsx';
import { FaqCard } from './cards/FaqCard.tsx';
import { MonthsCard } from './cards/MonthsCard.tsx';
import { NoticeLine } from './cards/NoticeLine.tsx';
import { QuotaCard } from './cards/QuotaCard.tsx';
import { RepaymentCard } from './cards/RepaymentCard.tsx';
import { TaskCard } from './cards/TaskCard.tsx';
import { UserCard } from './cards/UserCard.tsx';
import { copy } from './copy.ts';
import { HomePopups } from './HomePopups.tsx';
import { prefetchHome } from './queries.ts';
import { useViewer } from './useViewer.ts';

/** Starts what the page will ask for while its code is still on the way. */
export function loader(): null {
  void loadSession().then(({ product, isParent, userInfo, openStatus }) => {
    if (product && openStatus.opened)
      prefetchHome(queryClient, { product, isParent, userTag: userInfo?.userTag });
  });
  return null;
}

/** The company home. 2 §2.4 */
export function Component() {
  const { product, isParent } = useViewer();
  return (
    <>
      <h1 style={visuallyHidden}>{copy.title}</h1>
      <NoticeLine />
      <Box sx={grid}>
        <Column>
          <Place order={1}>
            <RepaymentCard />
          </Place>
          <Place order={3}>
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 312px' },
                gap: { xs: 3, sm: 4 },
              }}
            >
              <MonthsCard />
              <DuesCard />
            </Box>
          </Place>
          {isParent ? (
            <Place order={4}>
              <AccountCard />
            </Place>
          ) : null}
          <Place order={7} grows>
            {product.flags.mall ? <TaskCard /> : <FaqCard />}
          </Place>
        </Column>
        <Column>
          <Place order={5}>
            <UserCard />
          </Place>
          <Place order={2}>
            <QuotaCard />
          </Place>
          <Place order={6}>
            <CouponCard />
          </Place>
          <Place order={8} grows>
            <AdCard />
          </Place>
        </Column>
      </Box>
      <HomePopups />
    </>
  );
}

/** Two columns from 1024 px; below, one column in the order of look.md rule 8. */
const grid = {
  display: { xs: 'flex', md: 'grid' },
  flexDirection: 'column',
  gridTemplateColumns: 'minmax(0, 1fr) 336px',
  gap: { xs: 3, sm: 4 },
};

function Column({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: { xs: 'contents', md: 'flex' },
        flexDirection: 'column',
        gap: { xs: 3, sm: 4 },
        minWidth: 0,
      }}
    >
      {children}
    </Box>
  );
}

interface PlaceProps {
  readonly order: number;
  /** Takes what is left of the column. */
  readonly grows?: boolean;
  readonly children: ReactNode;
}

function Place({ order, grows = false, children }: PlaceProps) {
  return (
    <Box
      sx={{
        order: { xs: order, md: 0 },
        minWidth: 0,
        ...(grows && { flex: { md: '1 0 auto' }, display: 'grid' }),
      }}
    >
      {children}
    </Box>
  );
}
