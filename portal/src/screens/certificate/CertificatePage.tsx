import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { AskParent } from '../../domain/status/AskParent.tsx';
import { isNotOffered, NotOffered } from '../../domain/status/NotOffered.tsx';
import { useProduct } from '../../session/useProduct.ts';
import { useSession } from '../../session/useSession.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { ApplyCard } from './ApplyCard.tsx';
import { CertificatesCard } from './CertificatesCard.tsx';
import { copy } from './copy.ts';
import { certificatesQuery } from './queries.ts';

/** /company/settleCertificate: applying for certificates, and those there are. 1 §2 */
export function Component() {
  const { isParent } = useSession();
  return (
    <>
      <PageHead title={copy.title} intro={copy.intro} />
      {isParent ? <Certificates /> : <AskParent text={copy.childBlocked} />}
    </>
  );
}

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
