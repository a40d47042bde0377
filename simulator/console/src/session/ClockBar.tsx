import Button from '@mui/material/Button';
import { useMemo, useState, type SubmitEvent } from 'react';
import { setClock } from '#generated/control/client.ts';
import type { components } from '#generated/control/types.ts';
import { ask } from '../ask.ts';
import { session as copy } from '../copy.ts';
import { Key } from '../keys/Key.tsx';
import { useKeys } from '../keys/useKeys.ts';
import { useAct } from '../useLive.ts';
import { dueMoves, isoOf, weekdayOf } from './days.ts';
import { useDueDays } from './useDueDays.ts';

type Session = components['schemas']['Session'];
type ClockChange = components['schemas']['ClockChange'];

const DAY = 86_400_000;

/** The session's clock: by days, to the next due day, to the first overdue one, to any moment, and back. */
export function ClockBar({ session }: { readonly session: Session }) {
  const { now, running } = session.clock;
  const instant = Date.parse(now);
  const { data: days = [] } = useDueDays(`${session.id} ${now.slice(0, 10)} ${session.scenarios.join(',')}`);
  const { due, overdue } = dueMoves(days, instant);
  const { mutate: move } = useAct((change: ClockChange) => ask(setClock, change));
  const to = (change: ClockChange) => () => move(change);
  const dueAt = due?.at;
  useKeys(
    useMemo(
      () => ({
        '+': () => move({ advance: { days: 1 } }),
        '-': () => move({ at: isoOf(instant - DAY) }),
        d: () => dueAt !== undefined && move({ at: dueAt }),
        t: () => document.getElementById('clock-at')?.focus(),
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

/** Shows the clock's own time until somebody types another. */
function AnyMoment({ now, onSet }: { readonly now: string; readonly onSet: (at: string) => void }) {
  const [typed, setTyped] = useState<string>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSet(`${typed ?? now.slice(0, 16)}:00+08:00`);
    setTyped(undefined);
  };
  return (
    <form className="row" onSubmit={submit}>
      <label className="sr" htmlFor="clock-at">
        {copy.at}
      </label>
      <input
        type="datetime-local"
        id="clock-at"
        className="field"
        style={{ width: 'auto' }}
        required
        value={typed ?? now.slice(0, 16)}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="outlined">
        {copy.set}
      </Button>
      <span className="caption">{copy.rewinds}</span>
    </form>
  );
}
