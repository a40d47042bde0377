import { useOperations } from './useLive.ts';

interface OperationFieldProps {
  readonly label: string;
  readonly hint: string;
  /** The id of the list of suggestions. */
  readonly list: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Suggests whole services too. */
  readonly withServices?: boolean;
}

/** Field for an operation, `service.operationId`, typed or chosen from suggestions. */
export function OperationField({
  label,
  hint,
  list,
  value,
  onChange,
  withServices = false,
}: OperationFieldProps) {
  const { data: operations = [] } = useOperations();
  const services = withServices ? [...new Set(operations.map(({ service }) => service))] : [];
  return (
    <label>
      <span className="caption">{label}</span>
      <input
        className="field"
        list={list}
        required
        placeholder={hint}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={list}>
        {services.map((service) => (
          <option key={service} value={service} />
        ))}
        {operations.map(({ service, operationId, summary }) => (
          <option key={service + operationId} value={`${service}.${operationId}`}>
            {summary.split(' · ', 1)[0]}
          </option>
        ))}
      </datalist>
    </label>
  );
}
