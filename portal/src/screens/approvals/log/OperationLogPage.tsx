import { useQuery } from '@tanstack/react-query';
import { ViewPlace } from '#generated/shared/enums/ViewPlace.ts';
import { useAccountKey } from '#portal/domain/accounts/useAccountKey.ts';
import { ForParentsOnly } from '#portal/domain/status/Refused.tsx';
import { savedViews } from '#portal/domain/views/SavedViews.tsx';
import { useToday } from '#portal/session/useNow.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { useUrlFilters } from '#portal/ui/filters/useUrlFilters.ts';
import { FilteredList } from '#portal/ui/list/FilteredList.tsx';
import { usePageRequest } from '#portal/ui/table/usePageRequest.ts';
import { copy } from '../copy.ts';
import { logControls, logFields, logInput, results } from './filters.ts';
import { logColumns, LogRow } from './logColumns.tsx';
import { logExport } from './logExport.ts';
import { logQuery } from './queries.ts';

const { log: words } = copy;

/** /company/operationLog: time, user, operation, object, amount, device and result. Parents only. */
export function Component() {
  const product = useProduct();
  const today = useToday();
  const filters = useUrlFilters(logFields);
  const [{ pageNo, size }, goTo] = usePageRequest('operationLog');
  const columnsKey = useAccountKey('operationLog');
  const input = logInput(product.code, filters.values);
  const log = useQuery(logQuery({ ...input, pageNo, pageSize: size }));
  return (
    <FilteredList
      id="operationLog"
      title={words.title}
      intro={log.data === undefined ? '' : words.intro(log.data.keptDays)}
      tabs={{
        label: words.results.label,
        all: words.results.all,
        options: results,
        value: filters.values.result,
        onChange: (result) => filters.apply({ result }),
      }}
      filters={filters}
      controls={logControls(log.data?.actors)}
      columns={logColumns}
      rowKey={({ logNo }) => logNo}
      narrow={(entry) => <LogRow entry={entry} />}
      columnsKey={columnsKey}
      onPage={goTo}
      query={log}
      exported={logExport(input, today)}
      views={savedViews(ViewPlace.Operations)}
    />
  );
}

/** Page shown instead to viewers without access. */
export const refused = {
  'parents-only': () => <ForParentsOnly title={words.title} text={words.parentOnly} />,
};
