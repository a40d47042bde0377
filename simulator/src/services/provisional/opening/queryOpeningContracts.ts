import { changesInvestor, contractsOf } from '#simulator/world/opening/contracts.ts';
import type { Handler } from '../../handler.ts';
import { faceTriesLeft, openingContract } from '../wire/opening.ts';

export const queryOpeningContracts: Handler<'provisional', 'queryOpeningContracts'> = (
  { productCode },
  { world, now },
) => {
  // The last investor of the world stands for the new one.
  const investor = changesInvestor(world, productCode) ? world.investors.at(-1) : undefined;
  return {
    data: {
      contracts: contractsOf(world, productCode).map(openingContract),
      faceTriesLeft: faceTriesLeft(world, now),
      ...(investor && { investorName: investor.name }),
    },
  };
};
