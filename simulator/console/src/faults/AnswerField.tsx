import type { components } from '#generated/control/types.ts';
import { copy } from './copy.ts';
import { withStatus, type Draft } from './draft.ts';
import { wires } from './inWords.ts';
import { Text } from './Text.tsx';

interface AnswerFieldProps {
  readonly draft: Draft;
  readonly operation: components['schemas']['Operation'] | undefined;
  readonly onKeep: (change: Partial<Draft>) => void;
}

/** The field for the chosen kind of fault; codes are those the operation documents. */
export function AnswerField({ draft, operation, onKeep }: AnswerFieldProps) {
  const { kind } = draft;
  if (kind === 'drop' || kind === 'lost') return <span />;
  if (kind === 'code') return <CodeField draft={draft} operation={operation} onKeep={onKeep} />;
  if (kind === 'wire') return <WireField draft={draft} onKeep={onKeep} />;
  return (
    <>
      <Text
        name={copy[kind]}
        value={draft[kind]}
        required
        onChange={(text) => onKeep(kind === 'status' ? withStatus(draft, text) : { [kind]: text })}
      />
      {kind === 'status' ? (
        <Text name={copy.page} value={draft.page} onChange={(page) => onKeep({ page })} />
      ) : null}
      {kind === 'delay' ? (
        <Text name={copy.spread} value={draft.spread} onChange={(spread) => onKeep({ spread })} />
      ) : null}
    </>
  );
}

function WireField({ draft, onKeep }: Pick<AnswerFieldProps, 'draft' | 'onKeep'>) {
  return (
    <>
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
      {draft.wire === 'slow-drip' ? (
        <Text name={copy.over} value={draft.over} onChange={(over) => onKeep({ over })} />
      ) : null}
    </>
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
