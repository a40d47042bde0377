import { useState } from 'react';

/** A world as a tree: a branch renders when it is opened, since a world has thousands of leaves. */
export function Branch({
  name,
  value,
  open = false,
}: {
  readonly name: string;
  readonly value: unknown;
  readonly open?: boolean;
}) {
  const [grown, setGrown] = useState(open);
  if (typeof value !== 'object' || value === null) return <Leaf name={name} value={value} />;
  const entries = Object.entries(value);
  return (
    <details open={grown} onToggle={({ currentTarget }) => setGrown(currentTarget.open)}>
      <summary>
        <span className="key">{name}</span>
        {Array.isArray(value) ? ` [${String(entries.length)}] ` : ' '}
        <span className="caption">{hintOf(value)}</span>
      </summary>
      {grown ? entries.map(([key, part]) => <Branch key={key} name={key} value={part} />) : null}
    </details>
  );
}

const Leaf = ({ name, value }: { readonly name: string; readonly value: unknown }) => (
  <div className="leaf">
    <span className="key">{`${name}: `}</span>
    <span>{typeof value === 'string' ? value : JSON.stringify(value)}</span>
  </div>
);

/** Returns a hint that tells a branch from its neighbours. */
function hintOf(value: object): string {
  if (Array.isArray(value)) return '';
  const members = new Map<string, unknown>(Object.entries(value));
  for (const member of ['id', 'pin', 'name', 'title']) {
    const text = members.get(member);
    if (typeof text === 'string') return text;
  }
  return '';
}
