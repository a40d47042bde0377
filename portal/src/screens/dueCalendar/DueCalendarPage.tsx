import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { ForecastCard } from '../../domain/forecast/ForecastCard.tsx';
import { useToday } from '../../session/useNow.ts';
import { useProduct } from '../../session/useProduct.ts';
import { useSession } from '../../session/useSession.ts';
import { useUrlQuery, withParam } from '../../ui/hooks/useUrlQuery.ts';
import { cardStack } from '../../ui/page/cardStack.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { copy } from './copy.ts';
import { DayCard } from './parts/DayCard.tsx';
import { MonthCard } from './parts/MonthCard.tsx';
import { ReminderCard } from './parts/ReminderCard.tsx';
import { dueMonthQuery } from './queries.ts';
import { chosenDay, monthIn } from './rules/choice.ts';

/** Page of the due calendar, for all families of products: dues by day, forecast, reminder. Not in the specification. */
export function Component() {
  const { code } = useProduct();
  const { isParent } = useSession();
  const today = useToday();
  const [query, edit] = useUrlQuery();
  const month = monthIn(query, today);
  const dues = useQuery(dueMonthQuery(code, month));
  const days = dues.data?.days ?? [];
  const chosen = chosenDay(days, query.get('day'), today);
  const day = days.find(({ date }) => date === chosen);
  return (
    <>
      <PageHead title={copy.title} intro={copy.intro} />
      <Box sx={cardStack}>
        <MonthCard
          month={month}
          query={dues}
          chosen={chosen}
          onMonth={(next) => edit((now) => withParam(withParam(now, 'day', undefined), 'month', next))}
          onDay={(next) =>
            edit((now) => withParam(withParam(now, 'month', month), 'day', next), { replace: true })
          }
        />
        {day ? <DayCard day={day} /> : null}
        {isParent ? <ForecastCard /> : null}
        <ReminderCard />
      </Box>
    </>
  );
}
