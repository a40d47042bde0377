import type { components } from '#generated/control/types.ts';
import { faults as copy } from '../copy.ts';
import type { Draft } from './draft.ts';
import { wires } from './inWords.ts';

interface AnswerFieldProps {
  readonly draft: Draft;
  readonly operation: components['schemas']['Operation'] | undefined;
  readonly onKeep: (change: Partial<Draft>) => void;
}

/** The field that the chosen kind of fault needs; codes are those that the operation documents. */
export function AnswerField({ draft, operation, onKeep }: AnswerFieldProps) {
  const { kind } = draft;
  if (kind === 'drop' || kind === 'lost') return <span />;
  if (kind === 'code') return <CodeField draft={draft} operation={operation} onKeep={onKeep} />;
  if (kind === 'wire')
    return (
      <label>
        <span className="caption">{copy.wire}</span>
        <select
          className="field"
          value={draft.wire}
          onChange={({ target }) => onKeep({ wire: wires.find((wire) => wire === target.value) ?? 'hang' })}
        >
          {wires.map((wire) => (
            <option key={wire} value={wire}>
              {copy.wires[wire]}
            </option>
          ))}
        </select>
      </label>
    );
  return (
    <label>
      <span className="caption">{copy[kind]}</span>
      <input
        className="field"
        required
        value={draft[kind]}
        onChange={({ target }) => onKeep({ [kind]: target.value })}
      />
    </label>
  );
}

function CodeField({ draft, operation, onKeep }: AnswerFieldProps) {
  return (
    <label>
      <span className="caption">{copy.code}</span>
      <select
        className="field"
        required
        disabled={!operation}
        value={draft.code}
        onChange={({ target }) => onKeep({ code: target.value })}
      >
        {operation ? null : <option value="">{copy.chooseFirst}</option>}
        {operation?.errors.map(({ code, when, layer, condition }) => (
          <option key={`${code} ${layer ?? ''} ${condition ?? ''} ${when}`} value={code}>
            {`${code} ${condition?.split(' · ', 1)[0] ?? copy.whens[when]}`}
          </option>
        ))}
      </select>
    </label>
  );
}
