import Button from '@mui/material/Button';
import { useId, useState, type SubmitEvent } from 'react';
import { DateBox } from '#portal/ui/control/DateBox.tsx';
import { copy } from './copy.ts';
import { momentOf } from './days.ts';

/** Id of the field that a key focuses. */
export const MOMENT_ID = 'clock-at';

interface AnyMomentProps {
  /** ISO 8601 with the provider's offset. */
  readonly now: string;
  readonly onSet: (at: string) => void;
}

/** Form that sets the clock to any moment; its fields start with the current time of the clock. */
export function AnyMoment({ now, onSet }: AnyMomentProps) {
  const [typed, setTyped] = useState<{ day?: string; time?: string }>({});
  const [refused, setRefused] = useState(false);
  const reason = useId();
  const { day = now.slice(0, 10), time = now.slice(11, 16) } = typed;
  const change = (part: typeof typed): void => {
    setTyped({ ...typed, ...part });
    setRefused(false);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const at = momentOf(day, time);
    setRefused(at === undefined);
    if (at === undefined) return;
    onSet(at);
    setTyped({});
  };
  const problemId = refused ? reason : undefined;
  return (
    <form className="row" onSubmit={submit}>
      <label className="sr" htmlFor={MOMENT_ID}>
        {copy.at}
      </label>
      <span style={{ width: 144 }}>
        <DateBox
          id={MOMENT_ID}
          unit="day"
          value={day}
          onChange={(value) => change({ day: value })}
          invalid={refused}
          describedBy={problemId}
        />
      </span>
      <input
        className="field"
        style={{ width: 72 }}
        aria-label={copy.time}
        inputMode="numeric"
        maxLength={5}
        autoComplete="off"
        value={time}
        onChange={({ target }) => change({ time: target.value })}
        aria-invalid={refused}
        aria-describedby={problemId}
      />
      <Button type="submit" variant="outlined">
        {copy.set}
      </Button>
      {refused ? (
        <span className="bad" role="alert" id={reason}>
          {copy.noMoment}
        </span>
      ) : (
        <span className="caption">{copy.rewinds}</span>
      )}
    </form>
  );
}
