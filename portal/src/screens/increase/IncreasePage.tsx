import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { AskParent } from '../../domain/status/AskParent.tsx';
import { useSession } from '../../session/useSession.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { LockedTabs } from '../../ui/tabs/LockedTabs.tsx';
import { ApplyTab } from './ApplyTab.tsx';
import { copy } from './copy.ts';
import { RecordsTab } from './RecordsTab.tsx';
import { admission } from './rules.ts';

const tabs = [
  { value: 'apply', label: copy.tabs.apply },
  { value: 'records', label: copy.tabs.records },
] as const;

type TabName = (typeof tabs)[number]['value'];

/** /increaseActivity: applies for a higher limit, and lists the results. 1 §2, 2 §7 */
export function Component() {
  const { product, isParent } = useSession();
  const [query, setQuery] = useSearchParams();
  const tab: TabName = query.get('tab') === 'records' ? 'records' : 'apply';
  const verdict = product === undefined ? 'not-supported' : admission({ isParent, flags: product.flags });
  return (
    <>
      <PageHead title={copy.title} intro={copy.intro} />
      {verdict === 'child' ? (
        <AskParent text={copy.child} />
      ) : product === undefined || verdict !== 'open' ? (
        <CardFrame>
          <EmptyLine text={copy.notSupported} />
        </CardFrame>
      ) : (
        <CardFrame>
          <LockedTabs
            id="increase"
            label={copy.tabs.label}
            tabs={tabs}
            value={tab}
            onChange={(next) => setQuery(next === 'records' ? { tab: next } : {})}
          />
          <Box role="tabpanel" id="increase-panel" aria-labelledby={`increase-${tab}`} sx={{ pt: 4 }}>
            {tab === 'apply' ? <ApplyTab product={product} /> : <RecordsTab productCode={product.code} />}
          </Box>
        </CardFrame>
      )}
    </>
  );
}
