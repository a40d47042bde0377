import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { factOf } from '../../domain/fact/factOf.ts';
import { useProduct } from '../../session/useProduct.ts';
import { openDialog } from '../../ui/dialog/openDialog.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { useUrlQuery, withParam } from '../../ui/hooks/useUrlQuery.ts';
import { PageRows } from '../../ui/list/PageRows.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import { hidesPager } from '../../ui/table/pagination.ts';
import { usePageRequest } from '../../ui/table/usePageRequest.ts';
import { LockedTabs } from '../../ui/tabs/LockedTabs.tsx';
import { copy } from './copy.ts';
import { ownedQuery, waitingQuery } from './queries.ts';
import { RuleList } from './RuleList.tsx';
import { statusesOf, tabCounts, tabOf, type CouponTab } from './tabs.ts';
import { Tickets } from './Tickets.tsx';

const tabs = ['all', 'waiting', 'usable', 'used', 'expired'] as const;
const skeleton = <SkeletonLines heights={[40, 128, 128, 128]} />;

/** /company/myCoupons: coupons to draw (tab `waiting`), usable, used and expired ones. 1 §2, §5 */
export function Component() {
  const { code } = useProduct();
  const [query, edit] = useUrlQuery();
  const tab = tabOf(query.get('tab'));
  const show = (next: CouponTab | 'all') =>
    edit(() => withParam(new URLSearchParams(), 'tab', next === 'all' ? undefined : next));
  const coupons = useCoupons(tab);
  const { counts } = coupons;
  return (
    <>
      <PageHead title={copy.title} intro={copy.intro} actions={<RulesButton />} />
      <CardFrame query={coupons} skeleton={skeleton}>
        <LockedTabs
          id="coupons"
          label={copy.tabs.label}
          tabs={tabs.map((value) => ({
            value,
            label: copy.tabs[value],
            count: counts?.[value] ?? 0,
            ...(value === 'usable' && { countFact: factOf('coupon.available', code) }),
            ...(value === 'waiting' && { countFact: factOf('coupon.waiting', code) }),
          }))}
          value={tab ?? 'all'}
          onChange={show}
        />
        <Box role="tabpanel" id="coupons-panel" aria-labelledby={`coupons-${tab ?? 'all'}`} sx={{ pt: 4 }}>
          {coupons.data && counts ? <Panel {...coupons.data} tab={tab} counts={counts} /> : null}
        </Box>
      </CardFrame>
    </>
  );
}

/** Owned coupons and those to draw. Their data is there only once both requests have succeeded. */
function useCoupons(tab: CouponTab | undefined) {
  const { code } = useProduct();
  const [page, goTo] = usePageRequest('coupons');
  const owned = useQuery(ownedQuery(code, tab === undefined ? [] : statusesOf[tab], page));
  const waiting = useQuery(waitingQuery(code));
  const data = owned.data && waiting.data && { owned: owned.data, waiting: waiting.data, goTo };
  return {
    data,
    counts: data && tabCounts(data.owned.counts, data.waiting.coupons.length),
    isPending: owned.isPending || waiting.isPending,
    isError: owned.isError || waiting.isError,
    error: owned.error ?? waiting.error,
    refetch: () => Promise.all([owned.refetch(), waiting.refetch()]),
  };
}

type Coupons = NonNullable<ReturnType<typeof useCoupons>['data']>;

interface PanelProps extends Coupons {
  readonly tab: CouponTab | undefined;
  readonly counts: Readonly<Record<CouponTab, number>>;
}

function Panel({ owned, waiting, goTo, tab, counts }: PanelProps) {
  const product = useProduct();
  return (
    <>
      <PageRows>
        <Tickets product={product} tab={tab} owned={owned.list} waiting={waiting} counts={counts} />
      </PageRows>
      {tab === 'waiting' || hidesPager(owned) ? null : (
        <Pager of={copy.title} pagination={owned} onPage={goTo} />
      )}
    </>
  );
}

const RulesButton = () => (
  <Button
    variant="outlined"
    onClick={() => void openDialog({ title: copy.rules.title, message: <RuleList /> })}
  >
    {copy.rules.open}
  </Button>
);
