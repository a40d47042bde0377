import type { ReactNode } from 'react';
import { Art } from './Art.tsx';

export type StepArtName = 'verify' | 'sign' | 'review';

const accent = { fill: 'var(--tint)', stroke: 'var(--main)' } as const;

const drawings: Readonly<Record<StepArtName, ReactNode>> = {
  verify: (
    <>
      <rect x={14} y={24} width={84} height={64} rx={4} fill="var(--paper)" stroke="var(--line)" />
      <path d="M14 40h84" stroke="var(--tile)" />
      <path d="M22 32h16" stroke="var(--line)" />
      <rect x={24} y={50} width={24} height={28} {...accent} />
      <path d="M30 78V60l6-4 6 4v18" stroke="var(--main)" />
      <path d="M58 54h30M58 64h30M58 74h18" stroke="var(--soft)" />
    </>
  ),
  sign: (
    <>
      <path d="M24 14h46l16 16v66H24zM70 14v16h16" fill="var(--paper)" stroke="var(--line)" />
      <path d="M34 38h40M34 48h40M34 58h24" stroke="var(--soft)" />
      <path d="M34 84c4-6 7-6 8 0s5 4 8-1" stroke="var(--line)" />
      <circle cx={76} cy={76} r={18} {...accent} />
      <circle cx={76} cy={72} r={5} stroke="var(--main)" />
      <path d="M67 86c1-5 4.5-7.5 9-7.5s8 2.5 9 7.5" stroke="var(--main)" />
    </>
  ),
  review: (
    <>
      <path
        d="M56 12 92 24v28c0 22-15 38-36 46-21-8-36-24-36-46V24z"
        fill="var(--paper)"
        stroke="var(--line)"
      />
      <path d="M56 24 80 32v20c0 15-10 26-24 32-14-6-24-17-24-32V32z" {...accent} />
      <path d="m44 54 9 9 16-18" stroke="var(--main)" strokeWidth={4} />
    </>
  ),
};

/** The drawing of an opening step. */
export const StepArt = ({ name }: { readonly name: StepArtName }) => (
  <Art width={112} height={112}>
    {drawings[name]}
  </Art>
);
