import { useParams } from 'react-router-dom';
import { Component as CompanyInfoPage } from './CompanyInfoPage.tsx';
import { Component as ModifyPhonePage } from './ModifyPhonePage.tsx';

/** /fenxiao/companyInfo/{state}: the company's data, or the change of the phone. 1 §2 */
export function Component() {
  const { state } = useParams();
  return state === 'modifyPhone' ? <ModifyPhonePage /> : <CompanyInfoPage />;
}
