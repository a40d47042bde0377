import Button from '@mui/material/Button';
import { useState, type SubmitEvent } from 'react';
import { addFault, changeFault } from '#generated/control/client.ts';
import { callControl } from '../callControl.ts';
import { OperationField } from '../OperationField.tsx';
import { useHash } from '../useHash.ts';
import { useAct, useOperations } from '../useLive.ts';
import { AnswerField } from './AnswerField.tsx';
import { copy } from './copy.ts';
import { draftOf, emptyDraft, faultOf, type Draft } from './draft.ts';
import { kinds, type Fault } from './inWords.ts';
import { WhenField } from './WhenField.tsx';

interface FaultFormProps {
  /** The fault to change; undefined for a new one. */
  readonly fault: Fault | undefined;
  /** Called after saving or cancelling. */
  readonly onDone: () => void;
}

/** Form for a fault: the operation, the code or transport failure that it returns, and the requests that it applies to. */
export function FaultForm({ fault, onDone }: FaultFormProps) {
  const { data: operations = [] } = useOperations();
  // The log links here with the operation of a request.
  const [, on = ''] = useHash().split('/');
  const [draft, setDraft] = useState<Draft>(fault ? draftOf(fault) : { ...emptyDraft, on });
  const save = useAct(
    (sent: ReturnType<typeof faultOf>) =>
      fault ? callControl(changeFault, { ...sent, id: fault.id }) : callControl(addFault, sent),
    { done: () => (fault ? copy.changed : copy.added) },
  );
  const operation = operations.find(({ service, operationId }) => `${service}.${operationId}` === draft.on);
  const code =
    operation?.errors.find((row) => row.code === draft.code)?.code ?? operation?.errors[0]?.code ?? '';
  const keep = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save.mutate(faultOf({ ...draft, code }), { onSuccess: onDone });
  };
  return (
    <form
      className="fault-form"
      aria-label={fault ? copy.changeNamed(fault.on) : copy.form}
      onSubmit={submit}
    >
      <OperationField
        label={copy.on}
        hint={copy.onHint}
        list="fault-operations"
        value={draft.on}
        onChange={(on) => keep({ on })}
      />
      <label>
        <span className="caption">{copy.kind}</span>
        <select
          className="field"
          value={draft.kind}
          onChange={({ target }) => keep({ kind: kinds.find((kind) => kind === target.value) ?? 'code' })}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {copy.kinds[kind]}
            </option>
          ))}
        </select>
      </label>
      <AnswerField draft={{ ...draft, code }} operation={operation} onKeep={keep} />
      <WhenField draft={draft} onKeep={keep} />
      <label>
        <span className="caption">{copy.times}</span>
        <input
          className="field"
          type="number"
          min={1}
          placeholder={copy.always}
          value={draft.times}
          onChange={({ target }) => keep({ times: target.value })}
        />
      </label>
      <span className="row">
        <Button type="submit" disabled={save.isPending}>
          {fault ? copy.save : copy.add}
        </Button>
        {fault ? (
          <Button variant="outlined" onClick={onDone}>
            {copy.cancel}
          </Button>
        ) : null}
      </span>
    </form>
  );
}
