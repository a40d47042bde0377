import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { wait } from '#portal/api/wait.ts';
import { factOf, sumOf } from '#portal/domain/fact/factOf.ts';
import { bookPagesOf } from '#portal/products/bookPages.ts';
import { isParent } from '#portal/session/roles.ts';
import { useToday } from '#portal/session/useNow.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { optionalPart } from '#portal/ui/feedback/optionalPart.ts';
import { Skeleton, SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { TotalLine } from '#portal/ui/text/TotalLine.tsx';
import { Timeline } from '#portal/ui/timeline/Timeline.tsx';
import { copy } from '../copy.ts';
import { CardLink } from '../parts/CardLink.tsx';
import { duesQuery } from '../queries.ts';
import { dueLines, type DueLine } from '../rules/dues.ts';
import { useViewer } from '../useViewer.ts';

/** Number of days on the card. More would make it taller than the chart beside it. */
const SHOWN = 4;
/** Height of the forecast's two lines in px. The room is kept, so that nothing moves when they arrive. */
const FORECAST_HEIGHT = 60;

/** Time in ms before the forecast's code loads. Loaded with this card, it would delay home's first picture on a slow computer. */
const FORECAST_DELAY = 600;

/** If it fails to load, the amounts due still show. */
const ForecastLine = optionalPart(async () => {
  await wait(FORECAST_DELAY);
  return (await import('#portal/domain/forecast/ForecastLine.tsx')).ForecastLine;
});

/** The amounts due by day, their total, and for parents the forecast. docs/design/look.md "Pictures" */
export function DuesCard() {
  const { product, menu } = useViewer();
  const today = useToday();
  const query = useQuery(duesQuery(product.code));
  const { dueCalendar } = bookPagesOf(product);
  const lines = dueLines(query.data?.dues ?? [], today);
  const hidden = lines.length - SHOWN;
  return (
    <CardFrame
      title={copy.dues.title}
      actions={<CardLink to={dueCalendar()}>{copy.dues.all}</CardLink>}
      query={query}
      skeleton={<SkeletonLines heights={[44, 44, 44, 44, 36]} />}
      isEmpty={lines.length === 0}
      empty={<EmptyLine text={copy.dues.none} />}
      sx={{ display: 'flex', flexDirection: 'column' }}
    >
      <Timeline items={lines.slice(0, SHOWN).map(timelineItem)} />
      {hidden > 0 ? (
        <Typography variant="caption" color="textSecondary" sx={{ mt: 2 }}>
          {copy.dues.more(hidden)}
        </Typography>
      ) : null}
      {isParent(menu.acctType) ? (
        <Box sx={{ minHeight: FORECAST_HEIGHT, mt: 3 }}>
          <Suspense fallback={<Skeleton height={FORECAST_HEIGHT} />}>
            <ForecastLine productCode={product.code} />
          </Suspense>
        </Box>
      ) : null}
      <Box sx={{ mt: 'auto', pt: 4 }}>
        <TotalLine label={copy.dues.total}>
          <MoneyText
            value={query.data?.total}
            fact={sumOf(factOf('owed.total', product.code), lines.map(factOfLine))}
          />
        </TotalLine>
      </Box>
    </CardFrame>
  );
}

const factOfLine = ({ dueDate }: DueLine) => factOf('owed.onDay', dueDate);

const timelineItem = (line: DueLine) => ({
  key: line.dueDate,
  when: line.dueDate.slice(5),
  title: line.cycleLabel,
  note:
    line.tone === 'late'
      ? copy.dues.late(line.days)
      : copy.dues.left(copy.dues.weekdays[line.weekday] ?? '', line.days),
  amount: <MoneyText value={line.amount} fact={factOfLine(line)} />,
  tone: line.tone,
});
