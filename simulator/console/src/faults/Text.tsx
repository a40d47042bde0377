interface TextProps {
  readonly name: string;
  readonly value: string;
  readonly required?: boolean;
  readonly onChange: (text: string) => void;
}

/** Text field of one line. */
export const Text = ({ name, value, required = false, onChange }: TextProps) => (
  <label>
    <span className="caption">{name}</span>
    <input
      className="field"
      required={required}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
);
