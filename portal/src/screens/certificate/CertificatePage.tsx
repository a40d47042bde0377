import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { isNotOffered, NotOffered } from '../../domain/status/NotOffered.tsx';
import { ForParentsOnly, NotForThis } from '../../domain/status/Refused.tsx';
import { badgeQueriesFor } from '../../session/badgeQueries.ts';
import { useProduct } from '../../session/useProduct.ts';
import { useSession } from '../../session/useSession.ts';
import { CardFrame, type CardQuery } from '../../ui/feedback/CardFrame.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { ApplyCard } from './ApplyCard.tsx';
import { CertificatesCard } from './CertificatesCard.tsx';
import { copy } from './copy.ts';
import { certificatesQuery } from './queries.ts';

/** /company/settleCertificate: form to apply for a certificate, and the existing ones. 1 §2 */
export function Component() {
  const settle = useQuery(badgeQueriesFor(useSession()).settle);
  return (
    <>
      <PageHead title={copy.title} intro={copy.intro} />
      {settle.data?.showTab === true ? <Certificates /> : <Check query={settle} />}
    </>
  );
}

/** Pages shown instead to viewers without access. */
export const refused = {
  'parents-only': () => <ForParentsOnly title={copy.title} text={copy.childBlocked} />,
  product: () => <NotForThis title={copy.title} text={copy.notOffered} />,
};

/** Card while the check for the menu is loading, or has refused certificates. The menu then has no entry. 1 §5 */
const Check = ({ query }: { readonly query: CardQuery }) =>
  query.data === undefined ? (
    <CardFrame query={query} skeleton={<SkeletonLines heights={[40, 56]} />} />
  ) : (
    <NotOffered text={copy.notOffered} />
  );

function Certificates() {
  const { code } = useProduct();
  const certificates = useQuery(certificatesQuery(code));
  if (isNotOffered(certificates.error)) return <NotOffered text={copy.notOffered} />;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <ApplyCard productCode={code} openedOn={certificates.data?.openedOn} />
      <CertificatesCard query={certificates} />
    </Box>
  );
}
