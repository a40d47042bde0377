import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ProductCode } from '../../products/product.ts';
import { useProduct } from '../../session/useProduct.ts';
import { useSession } from '../../session/useSession.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PageLink } from '../../ui/router/PageLink.tsx';
import { AskParent } from '../status/AskParent.tsx';
import { chosenAccount, type AccountChoice, type FundAccountDetail } from './choice.ts';
import { fundsCopy } from './copy.ts';
import { fundAccountsQuery } from './queries.ts';

const { account: words } = fundsCopy;

interface ChosenAccountProps {
  readonly type: FundAccountDetail['accountType'];
  /** The URL's choice of an account. */
  readonly by: AccountChoice;
  /** Address for choosing another account. */
  readonly choose: string;
  readonly children: (account: FundAccountDetail, productCode: ProductCode) => ReactNode;
}

/** Renders the page's account once it is loaded; a child account sees that its parent is responsible. docs/decisions/0214 */
export function ChosenAccount(props: ChosenAccountProps) {
  const { isParent } = useSession();
  return isParent ? <OfParent {...props} /> : <ParentsOnly />;
}

export const ParentsOnly = () => <AskParent text={words.childBlocked} />;

function OfParent({ type, by, choose, children }: ChosenAccountProps) {
  const { code } = useProduct();
  const query = useQuery(fundAccountsQuery(code));
  if (query.data === undefined) return <CardFrame query={query} skeleton={<Skeleton height={236} />} />;
  const account = chosenAccount(query.data.accounts, type, by);
  if (account !== undefined) return children(account, code);
  const named = Boolean(by.accountNo ?? by.investorNo);
  return (
    <CardFrame>
      <EmptyLine
        text={named ? words.notOwn : words.none}
        action={
          named ? (
            <PageLink className="link" to={choose}>
              {words.choose}
            </PageLink>
          ) : undefined
        }
      />
    </CardFrame>
  );
}
