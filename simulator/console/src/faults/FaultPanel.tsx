import Button from '@mui/material/Button';
import { useState } from 'react';
import { clearFaults } from '#generated/control/client.ts';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { ErrorLine } from '#portal/ui/feedback/ErrorLine.tsx';
import { callControl, messageOf } from '../callControl.ts';
import { ListTable } from '../ListTable.tsx';
import { useAct, useFaults } from '../useLive.ts';
import { copy } from './copy.ts';
import { FaultForm } from './FaultForm.tsx';
import { FaultRow } from './FaultRow.tsx';
import type { Fault } from './inWords.ts';

/** The faults of the session, in the order in which requests are compared with them; each can be changed, moved or removed. */
export function FaultPanel() {
  const { data: faults = [], error, isPending, refetch } = useFaults();
  const [changing, setChanging] = useState<Fault>();
  const clear = useAct(() => callControl(clearFaults, {}), { done: ({ cleared }) => copy.cleared(cleared) });
  return (
    <>
      <FaultForm key={changing?.id ?? ''} fault={changing} onDone={() => setChanging(undefined)} />
      <div className="tools">
        <h2>{copy.list}</h2>
        <span className="caption grow">{copy.order}</span>
        <Button
          variant="outlined"
          disabled={faults.length === 0 || clear.isPending}
          onClick={() => clear.mutate(undefined)}
        >
          {copy.clear}
        </Button>
      </div>
      {error ? <ErrorLine text={messageOf(error)} onRetry={() => void refetch()} /> : null}
      {isPending || error || faults.length > 0 ? null : <EmptyLine text={copy.empty} />}
      {faults.length > 0 ? (
        <ListTable
          label={copy.list}
          names={[copy.on, copy.kind, copy.when, copy.times, copy.used]}
          actions={copy.actions}
        >
          {faults.map((fault, index) => (
            <FaultRow
              key={fault.id}
              fault={fault}
              place={index + 1}
              changing={fault.id === changing?.id}
              onChange={() => setChanging(fault)}
            />
          ))}
        </ListTable>
      ) : null}
    </>
  );
}
