import { PageHead } from '../../ui/page/PageHead.tsx';
import { ChildCard } from './ChildCard.tsx';

/** What a child sees of each page of the way. */
export const refusedTo = (title: string) => ({
  'parents-only': () => (
    <>
      <PageHead title={title} />
      <ChildCard />
    </>
  ),
});
