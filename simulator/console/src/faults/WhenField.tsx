import { copy } from './copy.ts';
import { whenKinds, type Draft } from './draft.ts';
import { Text } from './Text.tsx';

interface WhenFieldProps {
  readonly draft: Draft;
  readonly onKeep: (change: Partial<Draft>) => void;
}

/** Fields for the requests that a fault applies to: all, the nth, each nth, a share, or those with a certain value. */
export function WhenField({ draft, onKeep }: WhenFieldProps) {
  const { whenKind, number, pointer, value } = draft;
  return (
    <>
      <label>
        <span className="caption">{copy.when}</span>
        <select
          className="field"
          value={whenKind}
          onChange={({ target }) =>
            onKeep({ whenKind: whenKinds.find((kind) => kind === target.value) ?? 'every' })
          }
        >
          {whenKinds.map((kind) => (
            <option key={kind} value={kind}>
              {copy.whenKinds[kind]}
            </option>
          ))}
        </select>
      </label>
      {whenKind === 'every' ? null : whenKind === 'field' ? (
        <>
          <Text name={copy.pointer} value={pointer} required onChange={(text) => onKeep({ pointer: text })} />
          <Text name={copy.value} value={value} required onChange={(text) => onKeep({ value: text })} />
        </>
      ) : (
        <Text name={copy.number} value={number} required onChange={(text) => onKeep({ number: text })} />
      )}
    </>
  );
}
