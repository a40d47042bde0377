import { ParentsOnly } from '../../domain/funds/ChosenAccount.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/useSession.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { CardList } from './cards/CardList.tsx';
import { copy } from './copy.ts';

const { cards: words } = copy;

/** /yjf/bankCardAccountList: the company's bank accounts, the default one, and unbinding. 1 §2 */
export function Component() {
  const { isParent } = useSession();
  return (
    <>
      <PageHead
        title={words.title}
        intro={words.intro}
        parent={{ title: copy.home, to: paths.root() }}
        actions={
          isParent ? (
            <LinkButton variant="outlined" to={paths.yjfHowUse({ fromName: 'yjfBankCards' })}>
              {words.payIn}
            </LinkButton>
          ) : null
        }
      />
      {isParent ? <CardList /> : <ParentsOnly />}
    </>
  );
}
