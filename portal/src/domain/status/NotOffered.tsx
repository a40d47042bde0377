import { isApiError } from '#generated/runtime/failure.ts';
import { words } from '../../copy/words.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';

/** The provider does not offer this to the product: no failure, and a retry cannot help. */
export const isNotOffered = (error: unknown): boolean => isApiError(error) && error.kind === 'wrong-product';

/** Content of such a page. */
export const NotOffered = ({ text }: { readonly text: string }) => (
  <CardFrame>
    <EmptyLine
      text={text}
      action={
        <LinkButton to={paths.root()} variant="link">
          {words.backHome}
        </LinkButton>
      }
    />
  </CardFrame>
);
