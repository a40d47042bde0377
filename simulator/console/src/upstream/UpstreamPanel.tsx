import { FindingList } from './FindingList.tsx';
import { Recording } from './Recording.tsx';
import { UpstreamForm } from './UpstreamForm.tsx';
import { UpstreamList } from './UpstreamList.tsx';

/** Who answers in the simulator's place, what of it breaks the contract, and the conversation as a scenario. */
export function UpstreamPanel() {
  return (
    <>
      <UpstreamForm />
      <UpstreamList />
      <FindingList />
      <Recording />
    </>
  );
}
