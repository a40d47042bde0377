import Button from '@mui/material/Button';
import { useState } from 'react';
import { changeFault, removeFault } from '#generated/control/client.ts';
import { IconButton } from '#portal/ui/button/IconButton.tsx';
import { onFirstClick } from '#portal/ui/button/onFirstClick.ts';
import { callControl } from '../callControl.ts';
import { useAct } from '../useLive.ts';
import { copy } from './copy.ts';
import { fitsForm } from './draft.ts';
import { FaultSnippets } from './FaultSnippets.tsx';
import { inWords, whenInWords, type Fault } from './inWords.ts';

interface FaultRowProps {
  readonly fault: Fault;
  /** Position from 1. */
  readonly place: number;
  readonly changing: boolean;
  readonly onChange: () => void;
}

/** A fault, the number of times it has applied, and its notations in tests, scenario files and request headers. */
export function FaultRow({ fault, place, changing, onChange }: FaultRowProps) {
  const { id, on, answer, when, times, used } = fault;
  const remove = useAct(() => callControl(removeFault, { id }), { done: () => copy.removed });
  const move = useAct(() =>
    callControl(changeFault, {
      id,
      on,
      answer,
      ...(when && { when }),
      ...(times && { times }),
      place: place - 1,
    }),
  );
  const [open, setOpen] = useState(false);
  const what = `${on} ${inWords(fault)}`;
  return (
    <>
      <tr className={changing ? 'open' : undefined}>
        <td className="mono wide">{on}</td>
        <td className="wide">{inWords(fault)}</td>
        <td>{whenInWords(fault)}</td>
        <td>{times ?? copy.always}</td>
        <td>
          <span className={times !== undefined && used >= times ? 'tag tag-muted' : 'tag tag-warning'}>
            {copy.usedTimes(used)}
          </span>
        </td>
        <td>
          <span className="row">
            {place > 1 ? (
              <IconButton
                label={copy.up(what)}
                icon="chevronUp"
                size={24}
                disabled={move.isPending}
                onClick={() => move.mutate(undefined)}
              />
            ) : null}
            {fitsForm(fault) ? (
              <Button variant="text" aria-label={copy.changeNamed(what)} onClick={onChange}>
                {copy.change}
              </Button>
            ) : null}
            <Button
              variant="text"
              aria-label={copy.writtenNamed(what)}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              {copy.written}
            </Button>
            <Button
              variant="text"
              aria-label={copy.removeNamed(what)}
              disabled={remove.isPending}
              onClick={(event) => onFirstClick(event, () => remove.mutate(undefined))}
            >
              {copy.remove}
            </Button>
          </span>
        </td>
      </tr>
      {open ? (
        <tr>
          <td colSpan={6} className="wide">
            <FaultSnippets fault={fault} />
          </td>
        </tr>
      ) : null}
    </>
  );
}
