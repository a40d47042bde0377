import { useQuery } from '@tanstack/react-query';
import { OpeningStatus } from '#generated/shared/enums/OpeningStatus.ts';
import { Component as AddInfoPage } from './addInfo/AddInfoPage.tsx';
import { Component as FlowPage } from './flow/FlowPage.tsx';
import { openingQuery } from './queries.ts';
import { Component as ContractSignPage } from './sign/ContractSignPage.tsx';
import { useOpeningFlow } from './useOpeningFlow.ts';

/** One address for the application before its submission and for the requests after the audit. 1 §2 */
export function Component() {
  const { linkParams } = useOpeningFlow();
  const status = useQuery(openingQuery(linkParams.productCode, linkParams.from)).data?.application?.status;
  if (status === OpeningStatus.MoreInfo) return <AddInfoPage />;
  return status === OpeningStatus.Contract ? <ContractSignPage /> : <FlowPage />;
}
