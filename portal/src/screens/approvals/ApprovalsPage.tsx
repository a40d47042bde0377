import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { ViewPlace } from '#generated/shared/enums/ViewPlace.ts';
import { savedViews } from '#portal/domain/views/SavedViews.tsx';
import { useAccountKey } from '../../domain/accounts/useAccountKey.ts';
import { approvalSettingQuery, type ApprovalSetting } from '../../domain/approval/queries.ts';
import { formatAmount } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { useToday } from '../../session/useNow.ts';
import { useProduct } from '../../session/useProduct.ts';
import { useSession } from '../../session/useSession.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { useUrlFilters } from '../../ui/filters/useUrlFilters.ts';
import { FilteredList } from '../../ui/list/FilteredList.tsx';
import { useRowInUrl } from '../../ui/list/useRowInUrl.ts';
import { usePageRequest } from '../../ui/table/usePageRequest.ts';
import { approvalColumns, ApprovalRow } from './approvalColumns.tsx';
import { approvalExport } from './approvalExport.ts';
import { copy } from './copy.ts';
import { approvalControls, approvalFields, approvalsInput, boxes } from './filters.ts';
import { approvalsQuery } from './queries.ts';

const SettingDrawer = lazy(() =>
  import('./approvalSetting/SettingDrawer.tsx').then((module) => ({ default: module.SettingDrawer })),
);

/** /company/approvals: requests that the user may decide, and the user's own, with their results. */
export function Component() {
  const product = useProduct();
  const { isParent } = useSession();
  const today = useToday();
  const navigate = useNavigate();
  const filters = useUrlFilters(approvalFields);
  const [{ pageNo, size }, goTo] = usePageRequest('approvals');
  const columnsKey = useAccountKey('approvals');
  const drawer = useRowInUrl('panel');
  const input = approvalsInput(product.code, filters.values);
  const approvals = useQuery(approvalsQuery({ ...input, pageNo, pageSize: size }));
  const setting = useQuery(approvalSettingQuery(product.code));
  return (
    <FilteredList
      id="approvals"
      title={copy.title}
      intro={setting.data === undefined ? '' : introOf(setting.data)}
      actions={
        <>
          {approvals.data !== undefined && approvals.data.toDecide > 0 ? (
            <LinkButton to={paths.approvalCards()} variant="outlined">
              {copy.cards}
            </LinkButton>
          ) : null}
          {isParent ? (
            <Button variant="outlined" onClick={() => drawer.open('setting')}>
              {copy.setting.open}
            </Button>
          ) : null}
        </>
      }
      tabs={{
        label: copy.boxes.label,
        all: copy.boxes.all,
        options: boxes,
        value: filters.values.box,
        onChange: (box) => filters.apply({ box }),
      }}
      filters={filters}
      controls={approvalControls}
      columns={approvalColumns}
      rowKey={({ approvalNo }) => approvalNo}
      onOpen={({ approvalNo }) => void navigate(paths.approvalDetail({ approvalNo }))}
      narrow={(approval) => <ApprovalRow approval={approval} />}
      columnsKey={columnsKey}
      onPage={goTo}
      query={approvals}
      exported={approvalExport(input, today)}
      views={savedViews(ViewPlace.Approvals)}
    >
      {isParent && drawer.everOpen ? (
        <Suspense fallback={null}>
          <SettingDrawer
            productCode={product.code}
            open={drawer.value === 'setting'}
            onClose={drawer.close}
          />
        </Suspense>
      ) : null}
    </FilteredList>
  );
}

function introOf({ amount, deciders }: ApprovalSetting): string {
  if (amount === undefined) return copy.off;
  const names = deciders.map(({ nickname }) => nickname).join(copy.join);
  return copy.on(formatAmount(amount), names === '' ? copy.noApprover : names);
}
