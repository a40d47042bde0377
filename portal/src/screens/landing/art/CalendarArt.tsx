import { Art } from './Art.tsx';
import { Dial, Sheet, Stamp } from './heroParts.tsx';
import type { HeroArtWords } from './heroArt.tsx';

const weeks = [0, 1, 2, 3];
const days = [0, 1, 2, 3, 4, 5, 6];
/** Three weeks from the order to the due Sunday: the last cell is the due day. */
const free = (week: number): boolean => week < 3;
const due = (week: number, day: number): boolean => week === 2 && day === 6;

/** A month of weeks, three of them free of interest. */
export function CalendarArt({ stamp, figure, label }: HeroArtWords) {
  return (
    <Art width={520} height={368}>
      <Sheet x={96} y={40}>
        <path d="M24 24h112v12H24z" fill="var(--ink)" />
        <path d="M0 56h320" stroke="var(--hair)" />
        {weeks.flatMap((week) =>
          days.map((day) => (
            <rect
              key={`${String(week)}-${String(day)}`}
              x={24 + day * 40}
              y={76 + week * 44}
              width={32}
              height={32}
              rx={4}
              fill={due(week, day) ? 'var(--main)' : free(week) ? 'var(--tint)' : 'var(--paper)'}
              stroke={free(week) ? 'var(--main)' : 'var(--tile)'}
            />
          )),
        )}
        <path d="m272 180 6 6 10-12" stroke="var(--paper)" strokeWidth={3} />
        <path d="M24 264h72v8H24z" fill="var(--tile)" />
        <path d="M232 264h64v8h-64z" fill="var(--line)" />
      </Sheet>
      <path d="M256 24v28M336 24v28" stroke="var(--deep)" strokeWidth={12} />
      <path d="M256 24v28M336 24v28" stroke="var(--paper)" strokeWidth={6} />
      <Stamp x={104} y={272} text={stamp} />
      <Dial x={454} y={294} figure={figure} label={label} />
    </Art>
  );
}
