import { useQuery } from '@tanstack/react-query';
import { addFault, listFaults, removeFault } from '#generated/control/client.ts';
import type { components } from '#generated/control/types.ts';
import { ask } from '../ask.ts';
import { chip as copy, faults, why } from '../copy.ts';
import { wires } from '../faults/inWords.ts';
import { addressOf, type LogEntry } from '../log/entry.ts';
import { useSessionMutation, useOperations } from '../useLive.ts';
import { refetchPage } from './enterHere.ts';

type Answer = components['schemas']['NewFault']['answer'];

interface OtherAnswersProps {
  readonly entry: LogEntry;
  readonly said: { readonly onSuccess: () => void; readonly onError: (error: Error) => void };
  /** The page has repeated the request. */
  readonly onAnswered: () => void;
}

/** Codes of an operation in the contract, each with the portal's reaction: a click makes the operation answer it. */
export function OtherAnswers({ entry, said, onAnswered }: OtherAnswersProps) {
  const { service = '', operationId = '', code, answeredBy } = entry;
  const on = addressOf(entry) ?? '';
  const { data: operations = [] } = useOperations();
  const operation = operations.find((one) => one.service === service && one.operationId === operationId);
  const codes = [...new Set(operation?.errors.map((row) => row.code))];
  const { data: told = [] } = useQuery({
    queryKey: ['scenarios', 'policies', service, operationId, codes.length],
    queryFn: async () => {
      const facts = await import('../why/facts.ts');
      return codes.map((each) => ({ code: each, ...facts.factsOf(service, operationId, each, 200) }));
    },
    staleTime: Infinity,
  });
  const answer = useSessionMutation(
    async (wanted: Answer | undefined) => {
      const standing = (await ask(listFaults, {})).filter((fault) => fault.on === on);
      for (const { id } of standing) await ask(removeFault, { id });
      if (wanted) await ask(addFault, { on, answer: wanted });
      await refetchPage(operationId);
    },
    { quiet: true },
  );
  const choose = (wanted?: Answer): void => {
    // Not disabled meanwhile: keyboard users would lose the focus.
    if (answer.isPending) return;
    answer.mutate(wanted, {
      ...said,
      onSuccess: () => {
        said.onSuccess();
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
        {told.map(({ code: each, policy }) => (
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
