import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '#generated/runtime/failure.ts';
import type { Outputs } from '#generated/provisional/io.ts';
import { serverNow } from '../../../api/serverClock.ts';
import { DATE_TIME_FORMAT, formatDate } from '../../../format/date.ts';
import { productNames } from '../../../products/names.ts';
import { DetailRows } from '../../../ui/detail/DetailRows.tsx';
import { CardFrame } from '../../../ui/feedback/CardFrame.tsx';
import { notify } from '../../../ui/feedback/notify.ts';
import { SkeletonLines } from '../../../ui/feedback/Skeleton.tsx';
import { ResultHead } from '../result/ResultHead.tsx';
import { CodeCard } from './CodeCard.tsx';
import { linkCopy as copy } from './copy.ts';
import { linkEndOf, type LinkEnd } from './linkEnd.ts';
import { linkNoIn } from './linkNo.ts';
import { LinkFrame } from './LinkFrame.tsx';
import { dropProof, keepProof, proofIn } from './proof.ts';
import { signLinkQuery } from './queries.ts';
import { ReadAndSign } from './ReadAndSign.tsx';
import { SignedCard } from './SignedCard.tsx';

/** A legal person with a link, on a phone, without a login: code, contracts, face. 1 §2 */
export function Component() {
  const [query] = useSearchParams();
  const linkNo = linkNoIn(query);
  const link = useQuery(signLinkQuery(linkNo));
  const [signed, setSigned] = useState<Outputs['signByLink']>();
  const end = linkNo === undefined ? 'unknown' : linkEndOf(link.error);
  const { data } = link;
  if (signed !== undefined && data !== undefined)
    return (
      <LinkFrame>
        <SignedCard company={data.companyName} signed={signed} />
      </LinkFrame>
    );
  if (end !== undefined)
    return (
      <LinkFrame>
        <Ended end={end} />
      </LinkFrame>
    );
  return (
    <LinkFrame intro={data && copy.intro(data.companyName, productNames[data.productCode])}>
      <CardFrame
        title={copy.facts.title}
        query={link}
        errorText={copy.failed}
        skeleton={<SkeletonLines heights={[32, 32, 32, 32]} />}
      >
        {data ? <LinkFacts link={data} /> : null}
      </CardFrame>
      {data ? <Steps link={data} onSigned={setSigned} /> : null}
    </LinkFrame>
  );
}

type Link = Outputs['querySignLink'];

const LinkFacts = ({ link: { companyName, productCode, phone, expiresAt } }: { readonly link: Link }) => (
  <DetailRows
    rows={[
      [copy.facts.company, companyName],
      [copy.facts.product, productNames[productCode]],
      [copy.facts.phone, phone],
      [copy.facts.until, expiresAt],
    ]}
  />
);

interface StepsProps {
  readonly link: Link;
  readonly onSigned: (signed: Outputs['signByLink']) => void;
}

/** First whose phone it is, then what is signed. */
function Steps({ link: { linkNo, phone, productCode }, onSigned }: StepsProps) {
  const queries = useQueryClient();
  const [proof, setProof] = useState(() =>
    proofIn(sessionStorage, linkNo, formatDate(serverNow(), DATE_TIME_FORMAT)),
  );
  const forget = () => {
    dropProof(sessionStorage, linkNo);
    setProof(undefined);
  };
  const refused = (error: unknown) => {
    // The link has come to an end meanwhile: it says itself which.
    if (linkEndOf(error) !== undefined)
      void queries.invalidateQueries({ queryKey: signLinkQuery(linkNo).queryKey });
    if (proof !== undefined && isApiError(error) && error.name === 'SmsCodeExpired') {
      forget();
      notify.warning(copy.code.over);
    }
  };
  return proof === undefined ? (
    <CodeCard
      linkNo={linkNo}
      phone={phone}
      onProven={(given) => {
        keepProof(sessionStorage, linkNo, given);
        setProof(given);
      }}
      onRefused={refused}
    />
  ) : (
    <ReadAndSign
      linkNo={linkNo}
      productCode={productCode}
      proof={proof}
      onSigned={(signed) => {
        forget();
        onSigned(signed);
      }}
      onRefused={refused}
    />
  );
}

/** What became of a link that cannot be signed by. */
const Ended = ({ end }: { readonly end: LinkEnd }) => (
  <CardFrame>
    <ResultHead state={end === 'used' ? 'success' : 'fail'} {...copy.ends[end]} />
  </CardFrame>
);
