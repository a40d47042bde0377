import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { LimitEye } from '#portal/domain/quota/LimitMask.tsx';
import { formatTenThousands } from '#portal/format/money.ts';
import type { ProductCode } from '#portal/products/product.ts';
import { useSession } from '#portal/session/useSession.ts';
import { PatternSwatch, SegmentedBar } from '#portal/ui/charts/SegmentedBar.tsx';
import type { FactMark } from '#portal/ui/fact/factMark.ts';
import { CardFrame, type CardQuery } from '#portal/ui/feedback/CardFrame.tsx';
import { Skeleton } from '#portal/ui/feedback/Skeleton.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import type { AccountPage } from '../queries.ts';

const { summary: words } = copy;
/** Patterns of the bar, which also name its parts: `used` by the parent, `second` by the children. */
const patterns = ['used', 'second', 'frozen', 'available'] as const;
type Pattern = (typeof patterns)[number];

interface SummaryCardProps {
  readonly productCode: ProductCode;
  readonly query: CardQuery & { readonly data: AccountPage | undefined };
}

/** Use of the company's quota: by parent and children, frozen, and available. */
export function SummaryCard({ productCode, query }: SummaryCardProps) {
  return (
    <CardFrame query={query} skeleton={<Skeleton height={96} />}>
      {query.data ? <Summary productCode={productCode} summary={query.data.summary} /> : null}
    </CardFrame>
  );
}

interface SummaryProps {
  readonly productCode: ProductCode;
  readonly summary: AccountPage['summary'];
}

function Summary({ productCode, summary }: SummaryProps) {
  const { children, frozenChildren, childrenUsed } = summary;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, md: 8 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
      }}
    >
      <div>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="caption" component="h2" color="textSecondary">
            {words.childrenUsed}
          </Typography>
          <LimitEye />
        </Box>
        <MoneyText
          value={childrenUsed}
          size="heroAmount"
          fact={factOf('quota.usedByChildren', productCode)}
        />
        <Typography variant="caption" component="p" color="textSecondary">
          {words.counts(children, children - frozenChildren)}
          {frozenChildren === 0 ? null : (
            <>
              {words.join}
              <Box component="strong" sx={{ color: 'error.main', fontWeight: 600 }}>
                {words.frozen(frozenChildren)}
              </Box>
            </>
          )}
        </Typography>
      </div>
      <Parts productCode={productCode} summary={summary} />
    </Box>
  );
}

function Parts({ productCode, summary }: SummaryProps) {
  const { userInfo } = useSession();
  const values: Readonly<Record<Pattern, number>> = {
    used: summary.parentUsed,
    second: summary.childrenUsed,
    frozen: summary.frozen,
    available: summary.available,
  };
  const facts: Readonly<Record<Pattern, FactMark>> = {
    used: factOf('quota.usedBy', userInfo?.jdpin ?? ''),
    second: factOf('quota.usedByChildren', productCode),
    frozen: factOf('quota.frozen', productCode),
    available: factOf('quota.available', productCode),
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, alignContent: 'center' }}>
      <SegmentedBar
        segments={patterns.map((pattern) => ({
          pattern,
          value: values[pattern],
          label: formatTenThousands(values[pattern]),
        }))}
      />
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: '12px 16px',
          // Two columns on a phone, one if its texts are enlarged.
          gridTemplateColumns: {
            xs: 'repeat(auto-fill, minmax(min(8em, 100%), 1fr))',
            sm: 'repeat(4, minmax(0, 1fr))',
          },
        }}
      >
        {patterns.map((pattern) => (
          <div key={pattern}>
            <Typography
              component="dt"
              variant="caption"
              color="textSecondary"
              sx={{ display: 'flex', alignItems: 'center', gap: 2 }}
            >
              <PatternSwatch pattern={pattern} />
              {words.parts[pattern]}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              <MoneyText
                value={values[pattern]}
                fact={facts[pattern]}
                sx={{ fontSize: 16, fontWeight: 600 }}
              />
            </Box>
          </div>
        ))}
      </Box>
    </Box>
  );
}
