import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ParentsOnly } from '../../domain/funds/ChosenAccount.tsx';
import { fundAccountsQuery } from '../../domain/funds/queries.ts';
import { paths } from '../../paths.ts';
import { useProduct } from '../../session/useProduct.ts';
import { useSession } from '../../session/useSession.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { copy } from './copy.ts';
import { directionsOf } from './transfer/directions.ts';
import { TransferForm } from './transfer/TransferForm.tsx';

const { transfer: words } = copy;

/** /baolibiaopin/balanceTransfer: transfers between the balance and the overflow account of an investor. 1 §2 "Factoring" */
export function Component() {
  const { isParent } = useSession();
  return (
    <>
      <PageHead
        title={words.title}
        intro={words.intro}
        parent={{ title: copy.balance.title, to: paths.factoringBalance() }}
      />
      {isParent ? <Transfer /> : <ParentsOnly />}
    </>
  );
}

function Transfer() {
  const { code } = useProduct();
  const [query] = useSearchParams();
  const accounts = useQuery(fundAccountsQuery(code));
  const directions = directionsOf(accounts.data?.accounts ?? []);
  if (directions.length === 0)
    return (
      <CardFrame
        query={accounts}
        skeleton={<Skeleton height={320} />}
        isEmpty
        empty={<EmptyLine text={words.none} />}
      />
    );
  return <TransferForm productCode={code} directions={directions} from={query.get('from')} />;
}
