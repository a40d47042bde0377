import { isApiError } from '#generated/runtime/failure.ts';
import { words } from '../../copy/words.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';

/** Returns whether the provider does not offer the operation to this product: a retry cannot help. */
export const isNotOffered = (error: unknown): boolean => isApiError(error) && error.kind === 'wrong-product';

/** Content of a page that the product does not have. */
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
