import { useQuery } from '@tanstack/react-query';
import { OpeningStatus } from '#generated/shared/enums/OpeningStatus.ts';
import { Component as AddInfoPage } from './addInfo/AddInfoPage.tsx';
import { Component as FlowPage } from './flow/FlowPage.tsx';
import { openingQuery } from './queries.ts';
import { Component as ContractSignPage } from './sign/ContractSignPage.tsx';
import { useOpeningFlow } from './useOpeningFlow.ts';

/** The page by the state of the application: the requests of an audit, the contracts after it, or the steps before it. 1 §2 */
export function Component() {
  const { linkParams } = useOpeningFlow();
  const status = useQuery(openingQuery(linkParams.productCode, linkParams.from)).data?.application?.status;
  if (status === OpeningStatus.MoreInfo) return <AddInfoPage />;
  return status === OpeningStatus.Contract ? <ContractSignPage /> : <FlowPage />;
}
