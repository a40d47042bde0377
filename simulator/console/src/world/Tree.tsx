import { useState } from 'react';

/** A branch of the world's tree. Its content renders when it is opened, because a world has thousands of leaves. */
export function Branch({
  name,
  value,
  open = false,
}: {
  readonly name: string;
  readonly value: unknown;
  readonly open?: boolean;
}) {
  const [isOpen, setOpen] = useState(open);
  if (typeof value !== 'object' || value === null) return <Leaf name={name} value={value} />;
  const entries = Object.entries(value);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className="key">{name}</span>
        {Array.isArray(value) ? ` [${String(entries.length)}] ` : ' '}
        <span className="caption">{hintOf(value)}</span>
      </summary>
      {isOpen ? entries.map(([key, part]) => <Branch key={key} name={key} value={part} />) : null}
    </details>
  );
}

const Leaf = ({ name, value }: { readonly name: string; readonly value: unknown }) => (
  <div className="leaf">
    <span className="key">{`${name}: `}</span>
    <span>{typeof value === 'string' ? value : JSON.stringify(value)}</span>
  </div>
);

/** Returns a text that distinguishes an entry of a list from its neighbours. */
function hintOf(value: object): string {
  if (Array.isArray(value)) return '';
  const members = new Map<string, unknown>(Object.entries(value));
  for (const member of ['id', 'pin', 'name', 'title']) {
    const text = members.get(member);
    if (typeof text === 'string') return text;
  }
  return '';
}
