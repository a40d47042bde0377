import { queryOptions } from '@tanstack/react-query';
import { querySceneSourceInfo } from '#generated/gateway/operations/querySceneSourceInfo.ts';
import { orNotLogin } from '../api/options.ts';
import { safeUrl } from '../api/redirect.ts';
import { appliesTo } from '../products/adRemarks.ts';
import type { ProductCode } from '../products/product.ts';

/** The scene of the user-research link; the specification names none. */
const RESEARCH_SCENE = 'QYJC-PC-USER-RESEARCH';

/** The first allowed link among the ads that apply to the product. 1 §2 "Floating entry" */
export const researchLinkQuery = (productCode: ProductCode) => {
  const input = { sceneCode: RESEARCH_SCENE, productCode };
  return queryOptions({
    queryKey: ['gateway', 'querySceneSourceInfo', input],
    queryFn: () => orNotLogin(querySceneSourceInfo(input, { silent: true, login: 'optional' })),
    select: (answer) => {
      if (answer === 'NOT_LOGIN') return undefined;
      return answer.sceneSourceAdDtoList
        .filter((ad) => appliesTo(ad.remarks, productCode))
        .map((ad) => safeUrl(ad.visitLink))
        .find((link) => link !== undefined);
    },
  });
};
