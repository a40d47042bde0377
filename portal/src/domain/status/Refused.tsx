import { PageHead } from '../../ui/page/PageHead.tsx';
import { AskParent } from './AskParent.tsx';
import { NotOffered } from './NotOffered.tsx';

interface RefusedProps {
  readonly title: string;
  readonly text: string;
}

/** A page of the parent account, for a child. */
export const ForParentsOnly = ({ title, text }: RefusedProps) => (
  <>
    <PageHead title={title} />
    <AskParent text={text} />
  </>
);

/** A page that this product or user has not. */
export const NotForThis = ({ title, text }: RefusedProps) => (
  <>
    <PageHead title={title} />
    <NotOffered text={text} />
  </>
);
