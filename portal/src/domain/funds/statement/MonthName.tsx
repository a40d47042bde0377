import { fundsCopy } from '../copy.ts';
import type { FundMonth } from './month.ts';

const { months: words } = fundsCopy;

/** 2026年10月; the current month is marked as open. */
export const MonthName = ({ month: { month, closed } }: { readonly month: FundMonth }) => (
  <>
    {words.name(month)}
    {closed ? null : <small className="quiet">{words.soFar}</small>}
  </>
);
