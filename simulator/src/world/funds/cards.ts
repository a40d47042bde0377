/** The company's bank accounts: defaults per kind, and unbinding. */
import { BankCardKind } from '#generated/shared/enums.ts';
import type { World } from '../world.ts';
import { processingWithdrawals, withBook } from './funds.ts';
import type { BankCard } from './schema.ts';

const bankCard = ({ fundBook }: World, cardId: string): BankCard | undefined =>
  fundBook.cards.find(({ id }) => id === cardId);

/** Returns default ones first, then in order of binding. */
export const sortedCards = ({ fundBook }: World): BankCard[] =>
  fundBook.cards.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));

/** Makes a card the default of its kind. */
const withDefault = (cards: readonly BankCard[], { id, kind }: BankCard): BankCard[] =>
  cards.map((card) => (card.kind === kind ? { ...card, isDefault: card.id === id } : card));

export function makeDefault(world: World, cardId: string): { world: World } | { refuse: 'no-card' } {
  const card = bankCard(world, cardId);
  if (card === undefined) return { refuse: 'no-card' };
  return { world: withBook(world, { cards: withDefault(world.fundBook.cards, card) }) };
}

/** Returns why a bank account cannot be unbound; undefined if it can. */
export function unbindObstacle(world: World, { id, kind }: BankCard): 'in-use' | 'last' | undefined {
  if (processingWithdrawals(world).some(({ card }) => card.id === id)) return 'in-use';
  const others = world.fundBook.cards.filter((card) => card.kind === kind && card.id !== id);
  return kind === BankCardKind.Corporate && others.length === 0 ? 'last' : undefined;
}

/** Returns a bank account that may be unbound, or why it may not. */
export function unbindable(
  world: World,
  cardId: string,
): { card: BankCard } | { refuse: 'no-card' | 'in-use' | 'last' } {
  const card = bankCard(world, cardId);
  if (card === undefined) return { refuse: 'no-card' };
  const obstacle = unbindObstacle(world, card);
  return obstacle === undefined ? { card } : { refuse: obstacle };
}

/** Removes a bank account. If it was the default of its kind, the one that was bound first becomes the default. */
export function unbind(world: World, card: BankCard): World {
  const left = world.fundBook.cards.filter(({ id }) => id !== card.id);
  const next = left
    .filter(({ kind }) => kind === card.kind)
    .toSorted((a, b) => (a.boundOn < b.boundOn ? -1 : 1))[0];
  return withBook(world, { cards: card.isDefault && next ? withDefault(left, next) : left });
}
