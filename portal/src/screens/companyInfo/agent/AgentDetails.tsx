import { DetailDisplay } from '#portal/ui/detail/DetailDisplay.tsx';
import { MaskedText } from '#portal/ui/text/MaskedText.tsx';
import { copy } from '../copy.ts';
import type { AgentInfo } from '../queries.ts';

const { labels } = copy.agent;

/** The agent on record. ID number and phone are masked; viewers with permission can reveal them. */
export function AgentDetails({ info }: { readonly info: AgentInfo }) {
  const { agent, clear } = info;
  return (
    <DetailDisplay
      items={[
        { label: labels.name, value: agent.name },
        {
          label: labels.phone,
          value: <MaskedText value={agent.phone} rule="phone" label={labels.phone} revealable={clear} />,
        },
        {
          label: labels.idNo,
          value: <MaskedText value={agent.idNo} rule="id" label={labels.idNo} revealable={clear} />,
        },
        { label: labels.email, value: agent.email },
      ]}
    />
  );
}
