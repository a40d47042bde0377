import { PageHead } from '../../ui/page/PageHead.tsx';
import { AskParent } from './AskParent.tsx';
import { NotOffered } from './NotOffered.tsx';

interface RefusedProps {
  readonly title: string;
  readonly text: string;
}

/** Shown to a child instead of a page for parent accounts. */
export const ForParentsOnly = ({ title, text }: RefusedProps) => (
  <>
    <PageHead title={title} />
    <AskParent text={text} />
  </>
);

/** Shown instead of a page that the product or the user does not have. */
export const NotForThis = ({ title, text }: RefusedProps) => (
  <>
    <PageHead title={title} />
    <NotOffered text={text} />
  </>
);
