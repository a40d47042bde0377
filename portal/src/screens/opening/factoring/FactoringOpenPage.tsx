import { useParams } from 'react-router-dom';
import { Component as AfterAuditOrFlow } from '../AfterAuditOrFlow.tsx';
import { Component as AuditResultPage } from '../result/AuditResultPage.tsx';
import { Component as StartPage } from '../start/StartPage.tsx';

/** /baolibiaopin/standard/*: one route for start, steps and result of factoring. 1 §2 */
export function Component() {
  const { '*': rest = '' } = useParams();
  if (rest === '' || rest === 'index') return <StartPage />;
  if (rest === 'auditResult') return <AuditResultPage />;
  return <AfterAuditOrFlow />;
}
