import Box from '@mui/material/Box';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryDiscountRules } from '#generated/provisional/operations/queryDiscountRules.ts';
import { ForParentsOnly, NotForThis } from '../../domain/status/Refused.tsx';
import type { ProductCode } from '../../products/product.ts';
import { useProduct } from '../../session/useProduct.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PageRows } from '../../ui/list/PageRows.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { copy } from './copy.ts';
import { RuleCard } from './RuleCard.tsx';
import { RuleLegend } from './RuleLegend.tsx';

const rulesQuery = (productCode: ProductCode) =>
  queryOptions({
    queryKey: ['provisional', 'queryDiscountRules', { productCode }],
    queryFn: ({ signal }) => queryDiscountRules({ productCode }, { silent: true, signal }),
  });

/** /yaojingcai/dscRule: a POP user's discounts with its supplier. Parents only. 1 §2, 1 §6, 1 §9 */
export function Component() {
  const product = useProduct();
  const rules = useQuery(rulesQuery(product.code));
  return (
    <>
      <PageHead title={copy.title} intro={copy.intro} />
      <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <PageRows>
          <CardFrame
            title={copy.rules}
            query={rules}
            skeleton={<Skeleton height={320} />}
            isEmpty={rules.data?.rules.length === 0}
            empty={<EmptyLine text={copy.none} />}
          >
            <Box component="ul" sx={gridStyle}>
              {rules.data?.rules.map((rule) => (
                <RuleCard key={rule.ruleNo} rule={rule} />
              ))}
            </Box>
          </CardFrame>
        </PageRows>
        <RuleLegend />
      </Box>
    </>
  );
}

/** Pages shown instead to viewers without access. */
export const refused = {
  'parents-only': () => <ForParentsOnly title={copy.title} text={copy.refused.child} />,
  'pop-only': () => <NotForThis title={copy.title} text={copy.refused['not-pop']} />,
};

const gridStyle = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(320px, 1fr))' },
};
