import { useQuery } from '@tanstack/react-query';
import { addFault, listFaults, removeFault } from '#generated/control/client.ts';
import type { components } from '#generated/control/types.ts';
import { callControl } from '../callControl.ts';
import { copy as faults } from '../faults/copy.ts';
import { wires } from '../faults/inWords.ts';
import { addressOf, type LogEntry } from '../log/entry.ts';
import { useAct, useOperations } from '../useLive.ts';
import { copy as why } from '../why/copy.ts';
import { copy } from './copy.ts';
import { refetch } from './enterHere.ts';

type Answer = components['schemas']['NewFault']['answer'];

interface OtherAnswersProps {
  readonly entry: LogEntry;
  readonly feedback: { readonly onSuccess: () => void; readonly onError: (error: Error) => void };
  /** Called when the page has repeated the request. */
  readonly onAnswered: () => void;
}

/**
 * The documented codes of an operation, each with the portal's reaction. A click replaces the faults of the operation by one that
 * returns the code, and repeats the request.
 */
export function OtherAnswers({ entry, feedback, onAnswered }: OtherAnswersProps) {
  const { service = '', operationId = '', code, answeredBy } = entry;
  const on = addressOf(entry) ?? '';
  const { data: operations = [] } = useOperations();
  const operation = operations.find((one) => one.service === service && one.operationId === operationId);
  const codes = [...new Set(operation?.errors.map((row) => row.code))];
  const { data: policies = [] } = useQuery({
    queryKey: ['scenarios', 'policies', service, operationId, codes.length],
    queryFn: async () => {
      const facts = await import('../why/facts.ts');
      return codes.map((each) => ({ code: each, ...facts.codeFacts(service, operationId, each, 200) }));
    },
    staleTime: Infinity,
  });
  const answer = useAct(
    async (forced: Answer | undefined) => {
      const existing = (await callControl(listFaults, {})).filter((fault) => fault.on === on);
      for (const { id } of existing) await callControl(removeFault, { id });
      if (forced) await callControl(addFault, { on, answer: forced });
      await refetch(operationId);
    },
    { silent: true },
  );
  const choose = (forced?: Answer): void => {
    // The buttons are not disabled while a request runs, because keyboard users would lose the focus.
    if (answer.isPending) return;
    answer.mutate(forced, {
      ...feedback,
      onSuccess: () => {
        feedback.onSuccess();
        onAnswered();
      },
    });
  };
  const isForced = answeredBy === 'fault';
  return (
    <section aria-label={copy.otherAnswers}>
      <h2>{copy.otherAnswers}</h2>
      <p className="caption">{copy.onlyOf(operationId)}</p>
      <div className="answers">
        <button type="button" aria-pressed={!isForced} onClick={() => choose()}>
          {copy.asUsual}
        </button>
        {policies.map(({ code: each, policy }) => (
          <button
            key={each}
            type="button"
            aria-pressed={isForced && each === code}
            onClick={() => choose({ code: each })}
          >
            <span className="mono">{each}</span> {why.policies[policy]}
          </button>
        ))}
        <select
          aria-label={faults.wire}
          value=""
          onChange={({ target }) => {
            const wire = wires.find((one) => one === target.value);
            if (wire) choose({ wire });
          }}
        >
          <option value="">{faults.wire}</option>
          {wires.map((wire) => (
            <option key={wire} value={wire}>
              {faults.wires[wire]}
            </option>
          ))}
        </select>
      </div>
    </section>
  );
}
