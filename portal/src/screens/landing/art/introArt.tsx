import type { ReactNode } from 'react';
import { Art } from './Art.tsx';

export type IntroArtName = 'limit' | 'term' | 'instalment' | 'opening' | 'claim' | 'service';

const accent = { fill: 'var(--tint)', stroke: 'var(--main)' } as const;

const drawings: Readonly<Record<IntroArtName, ReactNode>> = {
  limit: (
    <>
      <path d="M6 40h36M10 40V26h8v14M20 40V16h8v24" stroke="var(--line)" />
      <path d="M30 8h8v32h-8z" {...accent} />
    </>
  ),
  term: (
    <>
      <rect x={6} y={9} width={36} height={33} rx={3} stroke="var(--line)" />
      <path d="M6 18h36M15 5v8M33 5v8" stroke="var(--line)" />
      <circle cx={24} cy={30} r={7} {...accent} />
      <path d="m21 30 2.2 2.2 4-4.2" stroke="var(--main)" />
    </>
  ),
  instalment: (
    <>
      <path d="M24 6a18 18 0 1 1-18 18M24 24l13 13" stroke="var(--line)" />
      <path d="M24 24V6A18 18 0 0 0 6 24z" {...accent} />
    </>
  ),
  opening: (
    <>
      <path d="M10 42V10l16-4v36M26 18h12v24M6 42h36M15 17h6M15 24h6M15 31h6" stroke="var(--line)" />
      <circle cx={36} cy={14} r={8} {...accent} />
      <path d="m32.5 14 2.6 2.6 4.6-5" stroke="var(--main)" />
    </>
  ),
  claim: (
    <>
      <path d="M38 14H8v26h32V26" stroke="var(--line)" />
      <path d="M14 24h10M14 32h16" stroke="var(--line)" />
      <circle cx={36} cy={14} r={9} {...accent} />
      <path d="M36 9v5l3.5 2.5" stroke="var(--main)" />
    </>
  ),
  service: (
    <>
      <path d="M8 28v-4a16 16 0 0 1 32 0v4M40 34c0 5-5 7-12 7" stroke="var(--line)" />
      <path d="M6 26h7v11H9a3 3 0 0 1-3-3zM35 26h7v8a3 3 0 0 1-3 3h-4z" {...accent} />
      <circle cx={25} cy={41} r={2.5} {...accent} />
    </>
  ),
};

/** The small drawing of an introduction card. */
export const IntroArt = ({ name }: { readonly name: IntroArtName }) => (
  <Art width={48} height={48}>
    {drawings[name]}
  </Art>
);
