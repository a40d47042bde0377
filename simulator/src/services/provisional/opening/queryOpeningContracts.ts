import { contractsOf, newInvestor } from '#simulator/world/opening/contracts.ts';
import type { Handler } from '../../handler.ts';
import { faceTriesLeft, openingContract } from '../wire/opening.ts';

export const queryOpeningContracts: Handler<'provisional', 'queryOpeningContracts'> = (
  { productCode },
  { world, now },
) => {
  const investor = newInvestor(world, productCode);
  return {
    data: {
      contracts: contractsOf(world, productCode).map(openingContract),
      faceTriesLeft: faceTriesLeft(world, now),
      ...(investor && { investorName: investor.name }),
    },
  };
};
