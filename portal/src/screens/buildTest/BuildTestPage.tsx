import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { currentConfig } from '../../api/config.ts';
import { DATE_TIME_FORMAT, formatDate } from '../../format/date.ts';
import { DetailRows } from '../../ui/detail/DetailRows.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { copy } from './copy.ts';
import { buildQuery } from './queries.ts';
import { configFacts, type Fact } from './rules.ts';

/** /buildTest, for QA: the build, and the environment that serves it. 1 §2 */
export function Component() {
  const build = useQuery(buildQuery);
  const { services, hosts, rest } = configFacts(currentConfig());
  const contracts: Fact[] = Object.entries(build.data?.contracts ?? {});
  return (
    <>
      <PageHead title={copy.title} intro={copy.intro} />
      <Box sx={gridStyle}>
        <CardFrame title={copy.build} query={build} skeleton={<Skeleton height={120} />}>
          {build.data ? (
            <DetailRows
              rows={[
                [copy.version, build.data.version],
                [copy.commit, build.data.commit],
                [copy.builtAt, formatDate(build.data.builtAt, DATE_TIME_FORMAT)],
              ]}
            />
          ) : null}
        </CardFrame>
        <CardFrame title={copy.contracts} query={build} skeleton={<Skeleton height={120} />}>
          <DetailRows rows={contracts} />
        </CardFrame>
        <CardFrame title={copy.services}>
          <DetailRows rows={services} />
        </CardFrame>
        <CardFrame title={copy.rest}>
          <DetailRows rows={rest} />
        </CardFrame>
        <CardFrame title={copy.hosts} sx={{ gridColumn: '1 / -1' }}>
          <DetailRows rows={hosts} />
        </CardFrame>
      </Box>
    </>
  );
}

const gridStyle = {
  display: 'grid',
  gap: { xs: 3, sm: 4 },
  overflowWrap: 'anywhere',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
