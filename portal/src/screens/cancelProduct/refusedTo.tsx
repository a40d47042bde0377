import { PageHead } from '../../ui/page/PageHead.tsx';
import { ChildCard } from './ChildCard.tsx';

/** A child's view of each step. */
export const refusedTo = (title: string) => ({
  'parents-only': () => (
    <>
      <PageHead title={title} />
      <ChildCard />
    </>
  ),
});
