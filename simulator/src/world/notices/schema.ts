/** Schema of notices, pop-ups and ads. */
import { Type, type Static } from 'typebox';
import { AdType, FirstStepsView, ProductCode } from '#generated/shared/enums.ts';
import { cents, moment, record } from '../values/schema.ts';

/** A product-upgrade notice and the buyer's answer (spec 2 §4). */
export const Affiche = record({
  afficheNo: Type.String(),
  title: Type.String(),
  content: Type.String(),
  pcUrl: Type.Optional(Type.String()),
  jumpPCUrl: Type.Optional(Type.String()),
  buttonText: Type.String(),
  remindButton: Type.Boolean(),
  closeButton: Type.Boolean(),
  /** Mentions the pending contracts: the response then lists them. */
  aboutContracts: Type.Boolean(),
  /** 'sure' is 0, 'do not remind again' is 1. */
  answer: Type.Optional(Type.Enum([0, 1])),
});
export type Affiche = Static<typeof Affiche>;

export const Popups = record({
  /** First login on the product: the welcome is due. */
  welcome: Type.Boolean(),
  /** Accounts and products that have seen it. */
  welcomed: Type.Array(record({ product: Type.Enum(ProductCode), pin: Type.String() })),
  /** Views of the first steps that accounts have chosen, by product. */
  firstSteps: Type.Array(
    record({ product: Type.Enum(ProductCode), pin: Type.String(), view: Type.Enum(FirstStepsView) }),
  ),
  /** The welcome offers an increase of the limit, up to this amount. */
  increaseUpTo: Type.Optional(cents),
  /** The VIP coupon pop-up is due. */
  marketCoupon: Type.Boolean(),
});
export type Popups = Static<typeof Popups>;

export const SceneAd = record({
  scene: Type.String(),
  id: Type.String(),
  adType: Type.Enum(AdType),
  title: Type.String(),
  brief: Type.Optional(Type.String()),
  des1: Type.Optional(Type.String()),
  picLink: Type.Optional(Type.String()),
  visitLink: Type.Optional(Type.String()),
  buttonInfo: Type.Optional(Type.String()),
  buttonLink: Type.Optional(Type.String()),
  startNewPageFlag: Type.Optional(Type.Boolean()),
  /** Product codes of the item, comma-separated (docs/decisions/0228). */
  remarks: Type.Optional(Type.String()),
  clstag: Type.Optional(Type.String()),
  message: Type.Optional(Type.String()),
  msgDate: Type.Optional(moment),
});
export type SceneAd = Static<typeof SceneAd>;
