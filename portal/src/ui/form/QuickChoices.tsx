import type { SelectOption } from '../control/SelectBox.tsx';

interface QuickChoicesProps {
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A few choices side by side, at most one pressed; pressing it again releases it. */
export const QuickChoices = ({ options, value, onChange }: QuickChoicesProps) => (
  <div className="quick-choices">
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value === value ? '' : option.value)}
      >
        {option.label}
      </button>
    ))}
  </div>
);
