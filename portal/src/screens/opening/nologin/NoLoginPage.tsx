import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Outputs } from '#generated/provisional/io.ts';
import { nameOf } from '#portal/products/names.ts';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { ResultHead } from '../result/ResultHead.tsx';
import { linkCopy as copy } from './copy.ts';
import { linkEndOf, type LinkEnd } from './linkEnd.ts';
import { LinkFrame } from './LinkFrame.tsx';
import { linkNoIn } from './linkNo.ts';
import { LinkSteps } from './LinkSteps.tsx';
import { signLinkQuery } from './queries.ts';
import { SignedCard } from './SignedCard.tsx';

/** /contractSignNoLogin: a legal person signs by link on a phone, without a login: code, contracts, face check. 1 §2 */
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
    <LinkFrame intro={data && copy.intro(data.companyName, nameOf(data.productCode))}>
      <CardFrame
        title={copy.facts.title}
        query={link}
        errorText={copy.failed}
        skeleton={<SkeletonLines heights={[32, 32, 32, 32]} />}
      >
        {data ? <LinkFacts link={data} /> : null}
      </CardFrame>
      {data ? <LinkSteps link={data} onSigned={setSigned} /> : null}
    </LinkFrame>
  );
}

type Link = Outputs['querySignLink'];

const LinkFacts = ({ link: { companyName, productCode, phone, expiresAt } }: { readonly link: Link }) => (
  <DetailRows
    rows={[
      [copy.facts.company, companyName],
      [copy.facts.product, nameOf(productCode)],
      [copy.facts.phone, phone],
      [copy.facts.until, expiresAt],
    ]}
  />
);

/** The reason why a link cannot be used. */
const Ended = ({ end }: { readonly end: LinkEnd }) => (
  <CardFrame>
    <ResultHead state={end === 'used' ? 'success' : 'fail'} {...copy.ends[end]} />
  </CardFrame>
);
