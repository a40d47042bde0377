import { queryOptions } from '@tanstack/react-query';
import { getPublicKey } from '#generated/legacy/operations/getPublicKey.ts';
import { getUserNickName } from '#generated/legacy/operations/getUserNickName.ts';
import { queryOpenProductsAndUnPayStatus } from '#generated/legacy/operations/queryOpenProductsAndUnPayStatus.ts';
import { renewAccessFlowRoute } from '#generated/legacy/operations/renewAccessFlowRoute.ts';
import { getUserInfo } from '#generated/provisional/operations/getUserInfo.ts';
import { TargetVersion } from '#generated/shared/enums/TargetVersion.ts';
import type { Inputs } from '#generated/standard/io.ts';
import { queryProductOpenInfo } from '#generated/standard/operations/queryProductOpenInfo.ts';
import { versionCompute } from '#generated/standard/operations/versionCompute.ts';
import { setCallerIdentity } from '../api/identity.ts';
import { oncePerLoad } from '../api/oncePerLoad.ts';
import { NOT_LOGIN, orNotLogin, type NotLogin } from '../api/options.ts';
import { dataOf, isTolerated, type Tolerated } from '../api/tolerated.ts';
import { DEFAULT_PRODUCT } from '../products/catalogue.ts';
import type { ProductCode } from '../products/product.ts';
import { forgetTabProduct, type Arrival } from './arrival.ts';
import { notePageLogin } from './pageEnd.ts';
import type { OpenAnswer, OpenInfo } from './session.ts';

/** The scene of the new credit route (open point ns-action-code). */
const NEW_CREDIT_ROUTE = 'NEW_CREDIT_ROUTE';

/** The first call of every page load: login, product, opened or not. */
export const openInfoQuery = (arrival: Arrival) => {
  const input = { defaultProductCode: arrival.askedProduct, needLogin: false, enChannel: arrival.enChannel };
  return queryOptions({
    ...oncePerLoad,
    queryKey: ['standard', 'queryProductOpenInfo', input],
    queryFn: async () => {
      const requested = await ask(input, arrival);
      const answer = keepsRequested(arrival, requested) ? requested : await ownProduct(input, requested);
      // Later calls carry the product that the provider decided on.
      setCallerIdentity({ productCode: answer.productCode, enChannel: arrival.enChannel });
      return answer;
    },
  });
};

type OpenInput = Inputs['queryProductOpenInfo'];

const ask = async (input: OpenInput, arrival: Pick<Arrival, 'askedProduct'>): Promise<OpenAnswer> =>
  openInfoOf(await orNotLogin(queryProductOpenInfo(input, { login: 'optional', panel: true })), arrival);

/**
 * Returns whether the requested product is kept. A product in the address always is. A remembered one is not if the user
 * has not opened it: another user may have logged in since.
 */
const keepsRequested = ({ fromMemory, askedProduct }: Arrival, { code }: OpenAnswer): boolean =>
  !fromMemory || askedProduct === undefined || code !== 'UNOPENED';

/** Returns the user's own product if one is opened; else the requested one. */
async function ownProduct(input: OpenInput, requested: OpenAnswer): Promise<OpenAnswer> {
  const own = await ask({ ...input, defaultProductCode: undefined }, { askedProduct: undefined });
  if (own.code !== 'OPENED') return requested;
  forgetTabProduct();
  return own;
}

/**
 * Returns the open status also for a missing login, and for a tolerated code, which explains why no product is opened
 * yet (1 §8).
 */
function openInfoOf(
  answer: OpenInfo | Tolerated | NotLogin,
  { askedProduct = DEFAULT_PRODUCT }: Pick<Arrival, 'askedProduct'>,
): OpenAnswer {
  if (answer === NOT_LOGIN) return { code: 'NOT_LOGIN', productCode: askedProduct, extMap: {} };
  if (!isTolerated(answer)) return answer;
  return { code: 'UNOPENED', productCode: askedProduct, extMap: {}, unopenedReason: answer.resultMsg };
}

export const userInfoQuery = (productCode: ProductCode) =>
  queryOptions({
    ...oncePerLoad,
    queryKey: ['provisional', 'getUserInfo', { productCode }],
    queryFn: async () => {
      const user = await getUserInfo({ productCode }, { panel: true });
      notePageLogin(user.jdpin);
      return user;
    },
  });

export const nicknameQuery = (productCode: ProductCode) =>
  queryOptions({
    ...oncePerLoad,
    queryKey: ['legacy', 'getUserNickName', { productCode }],
    queryFn: () => getUserNickName({ productCode }, { silent: true }),
  });

export const productListQuery = () =>
  queryOptions({
    ...oncePerLoad,
    queryKey: ['legacy', 'queryOpenProductsAndUnPayStatus', {}],
    queryFn: () => queryOpenProductsAndUnPayStatus({}, { silent: true }),
  });

/** A failure is harmless here: the flow type has a fallback. 1 §4 */
export const flowQuery = (productCode: ProductCode) =>
  queryOptions({
    ...oncePerLoad,
    queryKey: ['legacy', 'renewAccessFlowRoute', { productCode }],
    queryFn: () => renewAccessFlowRoute({ productCode }, { silent: true }),
  });

/** Any failure counts as off. docs/decisions/0225 */
export const stdOpenQuery = (productCode: ProductCode) =>
  queryOptions({
    ...oncePerLoad,
    queryKey: ['standard', 'versionCompute', { productCode, scene: NEW_CREDIT_ROUTE }],
    queryFn: () => dataOf(versionCompute({ productCode, scene: NEW_CREDIT_ROUTE }, { silent: true })),
    select: (answer) => answer.targetVersion === TargetVersion.Open,
  });

/** The provider's key, a part of the global state that no page needs. 1 §3, 1 §7 */
export const publicKeyQuery = () =>
  queryOptions({
    ...oncePerLoad,
    queryKey: ['legacy', 'getPublicKey', {}],
    queryFn: () => getPublicKey({}, { silent: true }),
  });
