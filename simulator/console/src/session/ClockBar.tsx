import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { setClock } from '#generated/control/client.ts';
import type { components } from '#generated/control/types.ts';
import { callControl } from '../callControl.ts';
import { Key } from '../keys/Key.tsx';
import { useKeys } from '../keys/useKeys.ts';
import { useAct } from '../useLive.ts';
import { AnyMoment, MOMENT_ID } from './AnyMoment.tsx';
import { copy } from './copy.ts';
import { dueMoves, isoOf, weekdayOf } from './days.ts';
import { useDueDays } from './useDueDays.ts';

type Session = components['schemas']['Session'];
type ClockChange = components['schemas']['ClockChange'];

const DAY = 86_400_000;

/** The session's clock, with buttons to move it: by days, to the next due or overdue day, and to any moment. */
export function ClockBar({ session }: { readonly session: Session }) {
  const { now, running } = session.clock;
  const instant = Date.parse(now);
  const { data: days = [] } = useDueDays(`${session.id} ${now.slice(0, 10)} ${session.scenarios.join(',')}`);
  const { due, overdue } = dueMoves(days, instant);
  const { mutate: move } = useAct((change: ClockChange) => callControl(setClock, change));
  const to = (change: ClockChange) => () => move(change);
  const dueAt = due?.at;
  useKeys(
    useMemo(
      () => ({
        '+': () => move({ advance: { days: 1 } }),
        '-': () => move({ at: isoOf(instant - DAY) }),
        d: () => dueAt !== undefined && move({ at: dueAt }),
        t: () => document.getElementById(MOMENT_ID)?.focus(),
      }),
      [move, instant, dueAt],
    ),
  );
  return (
    <div className="row">
      <b className="now">{now.slice(0, 19).replace('T', ' ')}</b>
      <span className="caption">{copy.weekday(weekdayOf(instant))}</span>
      <span className={running ? 'tag tag-success' : 'tag tag-muted'}>
        {running ? copy.running : copy.standing}
      </span>
      <Button variant="outlined" aria-keyshortcuts="-" onClick={to({ at: isoOf(instant - DAY) })}>
        {copy.back}
        <Key name="-" />
      </Button>
      <Button variant="outlined" aria-keyshortcuts="+" onClick={to({ advance: { days: 1 } })}>
        {copy.day}
        <Key name="+" />
      </Button>
      <Button variant="outlined" onClick={to({ advance: { days: 7 } })}>
        {copy.week}
      </Button>
      <Button variant="tonal" aria-keyshortcuts="d" disabled={!due} onClick={due && to({ at: due.at })}>
        {due ? `${copy.toDue} ${due.day.slice(5)}` : copy.toDue}
        <Key name="D" />
      </Button>
      <Button variant="outlined" disabled={!overdue} onClick={overdue && to({ at: overdue.at })}>
        {overdue ? `${copy.toOverdue} ${overdue.day.slice(5)}` : copy.toOverdue}
      </Button>
      <Button variant="outlined" onClick={to({ running: !running })}>
        {running ? copy.stop : copy.run}
      </Button>
      <AnyMoment now={now} onSet={(at) => move({ at })} />
    </div>
  );
}
