import { CertificateScope, CertificateStatus } from '#generated/shared/enums.ts';
import { certificateStatus } from '../world/certificates/certificates.ts';
import type { SettleCertificate } from '../world/certificates/schema.ts';
import { markup } from './html.ts';
import { pdf } from './pdf.ts';
import type { Outcome, Visit } from './visit.ts';

const title = '结清证明';

/** Shows a settlement certificate. */
export function certificate(visit: Visit): Outcome {
  const lines = linesOf(visit);
  if (lines === undefined) return unknown(visit);
  return { title, content: markup`${lines.map((line) => markup`<p>${line}</p>`)}` };
}

/** Returns the same certificate as a file. */
export function certificateFile(visit: Visit): Outcome {
  const lines = linesOf(visit);
  if (lines === undefined) return unknown(visit);
  return { file: { name: `${title}-${visit.rest}.pdf`, content: pdf({ title, lines }) } };
}

const unknown = ({ rest }: Visit): Outcome => ({
  title: '没有这份结清证明',
  content: markup`<p>没有编号为${rest}的结清证明，或者尚未开具。</p>`,
});

/** Returns the lines of a certificate: company, period and issuer; undefined if it does not exist or is not ready. */
function linesOf({ world, rest, now }: Visit): string[] | undefined {
  const found = world.certificates.find(({ certificateNo }) => certificateNo === rest);
  if (found === undefined || certificateStatus(found, now) !== CertificateStatus.Ready) return undefined;
  return [
    `证明编号：${found.certificateNo}`,
    `企业名称：${world.company.name}`,
    `统一社会信用代码：${world.company.creditCode}`,
    claim(found),
    '特此证明。',
    '北京金采商业保理有限公司',
    `开具日期：${found.readyAt.slice(0, 10)}`,
  ];
}

const claim = ({ scope, from, to }: SettleCertificate): string =>
  scope === CertificateScope.All
    ? `截至${to}，该企业在本产品项下的全部借款本金、服务费、利息与违约金均已结清，无未结清款项。`
    : `该企业在本产品项下于${from ?? ''}至${to}期间发生的采购与账单均已结清，无未结清款项。`;
