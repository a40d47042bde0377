import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { copy as log } from '../log/copy.ts';
import { addressOf, succeeded, type LogEntry } from '../log/entry.ts';
import { copy } from './copy.ts';

interface WhyStepsProps {
  readonly entry: LogEntry;
  /** The text on the screen; absent when a request was chosen. */
  readonly screen?: string | undefined;
}

/** Explains what the screen shows: the request, its code, the portal's reaction, and the place in the contract. */
export function WhySteps({ entry, screen }: WhyStepsProps) {
  const {
    id,
    service = '',
    operationId = '',
    method,
    status,
    code = String(status),
    requestId,
    answeredBy,
  } = entry;
  const { data: steps } = useQuery({
    queryKey: ['scenarios', 'why', service, operationId, code, status],
    queryFn: async () => (await import('./facts.ts')).codeFacts(service, operationId, code, status),
    staleTime: Infinity,
  });
  const row = steps?.row;
  const place = row ?? steps?.operation;
  return (
    <ol className="why">
      {screen === undefined ? null : <Step name={copy.steps.screen}>{screen}</Step>}
      <Step name={copy.steps.request} more={requestId === undefined ? undefined : copy.requestId(requestId)}>
        {`#${String(id)} ${method} ${addressOf(entry) ?? entry.path}`}
        {answeredBy === undefined ? null : <span className="below">{copy.answeredBy[answeredBy]}</span>}
      </Step>
      <Step name={copy.steps.code} more={steps?.name}>
        {status === 0 ? log.noAnswer : `${code} ${steps?.meaning ?? ''}`}
      </Step>
      <Step name={copy.steps.policy}>
        {succeeded(entry) ? copy.succeeded : steps && `${steps.policy}：${copy.policies[steps.policy]}`}
      </Step>
      <Step name={copy.steps.contract} more={place && `${place.file}:${String(place.line)}`}>
        {row
          ? [row.code, row.when, row.layer, row.condition].filter((part) => part !== undefined).join(' · ')
          : succeeded(entry) || status === 0
            ? addressOf(entry)
            : // A code with a name but without a row belongs to the whole service.
              steps && (steps.name === undefined ? copy.noRow : copy.ofService)}
      </Step>
    </ol>
  );
}

interface StepProps {
  readonly name: string;
  readonly more?: string | undefined;
  readonly children: ReactNode;
}

const Step = ({ name, more, children }: StepProps) => (
  <li>
    <span className="caption">{name}</span>
    <div>
      <strong>{children}</strong>
      {more === undefined ? null : <span className="below mono">{more}</span>}
    </div>
  </li>
);
