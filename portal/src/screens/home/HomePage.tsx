import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { lazy, memo, Suspense, useEffect, useEffectEvent, type ComponentType } from 'react';
import { useSession } from '../../session/useSession.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useAfterPaint } from '../../ui/hooks/useAfterPaint.ts';
import { useMedia } from '../../ui/hooks/useMedia.ts';
import { AccountCard } from './cards/AccountCard.tsx';
import { AdCard } from './cards/AdCard.tsx';
import { CouponCard } from './cards/CouponCard.tsx';
import { FaqCard } from './cards/FaqCard.tsx';
import { MonthsCard } from './cards/MonthsCard.tsx';
import { NoticeLine } from './cards/NoticeLine.tsx';
import { OutlookCards } from './cards/OutlookCards.tsx';
import { QuotaCard } from './cards/QuotaCard.tsx';
import { RepaymentCard } from './cards/RepaymentCard.tsx';
import { TaskCard } from './cards/TaskCard.tsx';
import { UserCard } from './cards/UserCard.tsx';
import { copy } from './copy.ts';
import { HomePopups } from './HomePopups.tsx';
import { FirstSteps } from './parts/FirstSteps.tsx';
import { prefetchCards } from './prefetch.ts';
import { inOneColumn, layoutOf, type CardName } from './rules/layout.ts';
import { useViewer } from './useViewer.ts';

// The home of company products is the most visited one. Cards that it does not have load separately.
const DueBillsCard = lazy(() => import('./cards/DueBillsCard.tsx').then(pick('DueBillsCard')));
const OrdersCard = lazy(() => import('./cards/OrdersCard.tsx').then(pick('OrdersCard')));
const BalanceCard = lazy(() => import('./cards/BalanceCard.tsx').then(pick('BalanceCard')));
const ContractsCard = lazy(() => import('./cards/ContractsCard.tsx').then(pick('ContractsCard')));

/** Makes a named component the default export, as `lazy` needs it. */
function pick<Name extends string>(name: Name) {
  return (module: Readonly<Record<Name, ComponentType>>) => ({ default: module[name] });
}

const cards: Readonly<Record<CardName, ComponentType>> = {
  repayment: RepaymentCard,
  dueBills: DueBillsCard,
  outlook: OutlookCards,
  months: MonthsCard,
  orders: OrdersCard,
  accounts: AccountCard,
  tasks: TaskCard,
  faq: FaqCard,
  user: UserCard,
  quota: QuotaCard,
  balance: BalanceCard,
  contracts: ContractsCard,
  coupons: CouponCard,
  ads: AdCard,
};

/** The home of every product: 2 §2.4 for the company's, the others by their layout (docs/design/portal.md "One home"). */
export function Component() {
  const { menu } = useViewer();
  const layout = layoutOf(menu);
  // DOM order equals visual order: Tab and screen readers follow it.
  const columns = useMedia(ONE_COLUMN) ? [inOneColumn(layout)] : [layout.main, layout.side];
  const painted = useAfterPaint();
  const session = useSession();
  const askForCards = useEffectEvent(() => prefetchCards(session));
  // After the first paint, which these requests would delay.
  useEffect(() => askForCards(), []);
  const visible = (names: readonly CardName[]) => names.filter((name) => painted || first.has(name));
  return (
    <>
      <h1 style={visuallyHidden}>{copy.title}</h1>
      {layout.notices ? <NoticeLine /> : null}
      {session.firstSteps ? <FirstSteps view={session.firstSteps} painted={painted} /> : null}
      <Box sx={{ ...grid, ...(!painted && { minHeight: '100vh' }) }}>
        {columns.map((names) => (
          <Column key={names[0]} names={visible(names)} />
        ))}
      </Box>
      {painted ? <HomePopups /> : null}
    </>
  );
}

/** Below the theme's `md` there is one column, in the order of docs/design/look.md rule 8. */
const ONE_COLUMN = '(max-width: 1023.95px)';

const grid = {
  display: { xs: 'flex', md: 'grid' },
  flexDirection: 'column',
  gridTemplateColumns: 'minmax(0, 1fr) 336px',
  gap: { xs: 3, sm: 4 },
};

/** The main cards, which are painted first. */
const first: ReadonlySet<CardName> = new Set(['repayment', 'dueBills', 'user', 'quota', 'balance']);

/** Cards that fill the rest of their column if they are the last in it. */
const grows: ReadonlySet<CardName> = new Set(['tasks', 'faq', 'months', 'ads']);

function Column({ names }: { readonly names: readonly CardName[] }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: { xs: 3, sm: 4 },
        minWidth: 0,
      }}
    >
      {names.map((name) => (
        <Slot key={name} name={name} />
      ))}
    </Box>
  );
}

/** A card with its place. Memoised, so that painted cards do not render again when the others arrive. */
const Slot = memo(function Slot({ name }: { readonly name: CardName }) {
  const Card = cards[name];
  return (
    <Box
      sx={{
        minWidth: 0,
        ...(grows.has(name) && { flex: { md: '1 0 auto' }, display: 'grid' }),
      }}
    >
      <Suspense fallback={<Skeleton card height={360} />}>
        <Card />
      </Suspense>
    </Box>
  );
});
