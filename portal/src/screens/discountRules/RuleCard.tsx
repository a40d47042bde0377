import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { SystemStyleObject } from '@mui/system';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { DiscountRuleLabel } from '#generated/shared/labels.ts';
import { tableHead } from '../../ui/table/tableHead.ts';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import { copy } from './copy.ts';
import { rangeText, rateText, type Rule } from './rules.ts';

/** One rule: type, discounts by tier, supplier, and period of validity. */
export function RuleCard({ rule }: { readonly rule: Rule }) {
  return (
    <Box component="li" sx={cardStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography component="h3" variant="strong">
          {rule.ruleName}
        </Typography>
        <StatusTag tone="theme" icon="percent">
          {rule.ruleType} {DiscountRuleLabel[rule.ruleType]}
        </StatusTag>
      </Box>
      <Typography color="textSecondary">{rule.desc}</Typography>
      {rule.tiers.length === 0 ? null : <Tiers rule={rule} />}
      <Box sx={{ mt: 'auto', color: 'text.secondary', fontSize: 12, lineHeight: '20px' }}>
        <div>
          {copy.supplier} {rule.supplierName}
        </div>
        {rule.category === undefined ? null : (
          <div>
            {copy.category} {rule.category}
          </div>
        )}
        <div>
          {copy.effective} {copy.until(rule.effectiveFrom, rule.effectiveTo)}
        </div>
        <div>
          {copy.ruleNo} {rule.ruleNo}
        </div>
      </Box>
    </Box>
  );
}

function Tiers({ rule }: { readonly rule: Rule }) {
  return (
    <table>
      <caption style={visuallyHidden}>{copy.tiers}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.range}</th>
          <th scope="col">{copy.rate}</th>
        </tr>
      </thead>
      <tbody>
        {rule.tiers.map((tier) => (
          <tr key={tier.from}>
            <td>{rangeText(tier, rule)}</td>
            <td>{rateText(tier.discountRate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cardStyle = (theme: Theme): SystemStyleObject<Theme> => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  p: 4,
  border: `1px solid ${theme.palette.tile}`,
  borderRadius: `${String(theme.radii.card)}px`,
  '& table': { width: '100%', borderCollapse: 'collapse' },
  // Keeps the background of the card.
  '& th': { ...tableHead(theme), backgroundColor: 'transparent', textAlign: 'left' },
  '& th, & td': { p: '4px 0', borderBottom: `1px solid ${theme.palette.hairline}` },
  '& th:last-child, & td:last-child': { textAlign: 'right', fontWeight: 600 },
});
