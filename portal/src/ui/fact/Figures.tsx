import { use } from 'react';
import { AmountsHidden } from '../text/amountMask.ts';
import { HiddenAmount } from '../text/HiddenAmount.tsx';
import { figuresIn, type Figure } from './figuresIn.ts';

interface FiguresProps {
  /** In the order in which the sentence says them. */
  readonly of: readonly Figure[];
  readonly children: string;
}

/** A sentence with figures that other places show too, each marked where it stands and never broken over lines. */
export function Figures({ of, children }: FiguresProps) {
  const isHidden = use(AmountsHidden);
  return figuresIn(children, of).map(({ text, fact }, index) =>
    fact === undefined ? (
      text
    ) : isHidden ? (
      <HiddenAmount key={index} />
    ) : (
      <span key={index} style={oneLine} {...fact}>
        {text}
      </span>
    ),
  );
}

const oneLine = { whiteSpace: 'nowrap' } as const;
