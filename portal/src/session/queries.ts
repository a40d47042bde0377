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

/** The first call of every page load: is somebody logged in, on what product, is it opened. */
export const openInfoQuery = (arrival: Arrival) => {
  const input = { defaultProductCode: arrival.askedProduct, needLogin: false, enChannel: arrival.enChannel };
  return queryOptions({
    ...oncePerLoad,
    queryKey: ['standard', 'queryProductOpenInfo', input],
    queryFn: async () => {
      const asked = await ask(input, arrival);
      const answer = insistsOn(arrival, asked) ? asked : await ownProduct(input, asked);
      // Later calls say the product that the provider settled on.
      setCallerIdentity({ productCode: answer.productCode, enChannel: arrival.enChannel });
      return answer;
    },
  });
};

type OpenInput = Inputs['queryProductOpenInfo'];

const ask = async (input: OpenInput, arrival: Pick<Arrival, 'askedProduct'>): Promise<OpenAnswer> =>
  openInfoOf(await orNotLogin(queryProductOpenInfo(input, { login: 'optional', panel: true })), arrival);

/** What an address names is shown; what the tab remembers only where it is open: another user may have logged in since. */
const insistsOn = ({ fromMemory, askedProduct }: Arrival, { code }: OpenAnswer): boolean =>
  !fromMemory || askedProduct === undefined || code !== 'UNOPENED';

/** The user's own product, where he has one open; else the one asked for. */
async function ownProduct(input: OpenInput, asked: OpenAnswer): Promise<OpenAnswer> {
  const own = await ask({ ...input, defaultProductCode: undefined }, { askedProduct: undefined });
  if (own.code !== 'OPENED') return asked;
  forgetTabProduct();
  return own;
}

/** Nobody logged in, or a tolerated code that says why nothing is opened yet (1 §8): both are answers too. */
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

/** A failure is no failure here: the flow type falls back. 1 §4 */
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

/** The provider's key, a part of the global state that no page waits for. 1 §3, 1 §7 */
export const publicKeyQuery = () =>
  queryOptions({
    ...oncePerLoad,
    queryKey: ['legacy', 'getPublicKey', {}],
    queryFn: () => getPublicKey({}, { silent: true }),
  });
