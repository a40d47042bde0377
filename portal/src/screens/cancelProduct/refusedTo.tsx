import { PageHead } from '../../ui/page/PageHead.tsx';
import { ChildCard } from './ChildCard.tsx';

/** Page shown to child accounts instead of each step. */
export const refusedTo = (title: string) => ({
  'parents-only': () => (
    <>
      <PageHead title={title} />
      <ChildCard />
    </>
  ),
});
