import Box from '@mui/material/Box';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { TotalLine } from '#portal/ui/text/TotalLine.tsx';
import { copy } from '../copy.ts';
import type { AccountPage } from '../queries.ts';

/** Both sums over all accounts found, not only the page. */
export function AccountTotals({ page }: { readonly page: AccountPage }) {
  const sums = [
    [copy.totalUsed, page.sumUsed],
    [copy.totalLimit, page.sumLimit],
  ] as const;
  return (
    <Box sx={{ mt: 4 }}>
      <TotalLine label={copy.total(page.total, page.unlimited)}>
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 16px' }}>
          {sums.map(([label, value]) => (
            <span key={label}>
              <Box component="span" sx={{ mr: 1, color: 'text.secondary', fontWeight: 400 }}>
                {label}
              </Box>
              <MoneyText value={value} />
            </span>
          ))}
        </Box>
      </TotalLine>
    </Box>
  );
}
