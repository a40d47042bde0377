import { PageHead } from '../../ui/page/PageHead.tsx';
import { AskParent } from './AskParent.tsx';
import { NotOffered } from './NotOffered.tsx';

interface RefusedProps {
  readonly title: string;
  readonly text: string;
}

/** A parent account's page, for a child. */
export const ForParentsOnly = ({ title, text }: RefusedProps) => (
  <>
    <PageHead title={title} />
    <AskParent text={text} />
  </>
);

/** A page that this product or user lacks. */
export const NotForThis = ({ title, text }: RefusedProps) => (
  <>
    <PageHead title={title} />
    <NotOffered text={text} />
  </>
);
