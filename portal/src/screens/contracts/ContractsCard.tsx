import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId, useState } from 'react';
import { ViewPlace } from '#generated/shared/enums/ViewPlace.ts';
import { SavedViews } from '#portal/domain/views/SavedViews.tsx';
import { safeUrl } from '../../api/redirect.ts';
import { useProduct } from '../../session/useProduct.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { useUrlFilters } from '../../ui/filters/useUrlFilters.ts';
import { PageRows } from '../../ui/list/PageRows.tsx';
import { PlainTable } from '../../ui/table/PlainTable.tsx';
import { LockedTabs } from '../../ui/tabs/LockedTabs.tsx';
import { contractColumns, ContractEntry, keyOf } from './contractColumns.tsx';
import { copy } from './copy.ts';
import { contractsQuery, type ServiceContract } from './queries.ts';
import { SignContracts } from './SignContracts.tsx';
import { contractFields, contractsOf, tabsOf } from './tabs.ts';

const DocumentDialog = lazy(() =>
  import('../../domain/contract/DocumentDialog.tsx').then((module) => ({ default: module.DocumentDialog })),
);

const controls = [{ name: 'q', kind: 'numbers', label: copy.search }] as const;

/** Unsigned, signed and ended contracts, to search, view, download and sign. */
export function ContractsCard() {
  const contracts = useQuery(contractsQuery(useProduct().code));
  const filters = useUrlFilters(contractFields);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [viewed, setViewed] = useState<ServiceContract>();
  const [signing, setSigning] = useState<readonly ServiceContract[]>();
  const noneId = useId();
  const { q } = filters.values;
  const tab = filters.values.tab === '' ? 'waiting' : filters.values.tab;
  const rows = contractsOf(contracts.data?.list ?? [], tab, q);
  const chosenContracts = rows.filter((contract) => chosen.has(keyOf(contract)));
  const actions = { onRead: setViewed, onSign: (contract: ServiceContract) => setSigning([contract]) };

  const stopSigning = () => {
    setSigning(undefined);
    setChosen(new Set());
  };

  return (
    <CardFrame>
      <LockedTabs
        id="contracts"
        label={copy.tabsLabel}
        tabs={tabsOf(contracts.data?.list)}
        value={tab}
        onChange={(next) => filters.apply({ tab: next })}
      />
      <Box role="tabpanel" id="contracts-panel" aria-labelledby={`contracts-${tab}`} sx={panelStyle}>
        <FilterBar
          filters={filters}
          controls={controls}
          query={contracts}
          views={<SavedViews place={ViewPlace.Contracts} fields={contractFields} />}
        />
        <CardFrame sx={bareStyle} query={contracts} skeleton={<SkeletonLines heights={[40, 48, 48]} />}>
          <PageRows>
            <PlainTable
              caption={copy.caption}
              columns={contractColumns(actions)}
              rows={rows}
              rowKey={keyOf}
              narrow={(contract) => <ContractEntry contract={contract} actions={actions} />}
              empty={<EmptyLine text={q === '' ? copy.empty[tab] : copy.notFound} />}
              {...(tab === 'waiting' && {
                selection: {
                  selected: chosen,
                  onChange: setChosen,
                  canSelect: () => true,
                  labelOf: ({ contractName }: ServiceContract) => copy.select(contractName),
                },
              })}
            />
          </PageRows>
        </CardFrame>
        {tab === 'waiting' && rows.length > 0 ? (
          <Box sx={{ justifySelf: { xs: 'stretch', sm: 'end' }, display: 'grid', gap: 2, textAlign: 'end' }}>
            <Button
              size="large"
              disabled={chosenContracts.length === 0}
              aria-describedby={chosenContracts.length === 0 ? noneId : undefined}
              onClick={() => setSigning(chosenContracts)}
            >
              {copy.signChosen(chosenContracts.length)}
            </Button>
            {chosenContracts.length === 0 ? (
              <Typography id={noneId} variant="caption" component="p" color="textSecondary">
                {copy.noneChosen}
              </Typography>
            ) : null}
          </Box>
        ) : null}
      </Box>
      {viewed === undefined ? null : (
        <Suspense fallback={null}>
          <DocumentDialog
            title={viewed.contractName}
            address={safeUrl(viewed.previewUrl)}
            file={safeUrl(viewed.fileUrl)}
            onClose={() => setViewed(undefined)}
          />
        </Suspense>
      )}
      {signing === undefined ? null : <SignContracts contracts={signing} onEnd={stopSigning} />}
    </CardFrame>
  );
}

const panelStyle = { display: 'grid', gap: 4, pt: 4 } as const;
/** Without the frame of a card: it only shows loading and errors. */
const bareStyle = { border: 0, p: '0 !important' } as const;
