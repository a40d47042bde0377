/** Messages about audits of openings, under every product. */
import { MessageEvent, MessageKind, OpeningStatus } from '#generated/shared/enums.ts';
import { ProductCodeLabel } from '#generated/shared/labels.ts';
import { reasonsOf } from '../opening/reasons.ts';
import { requestedInfo } from '../opening/requestedInfo.ts';
import type { Application } from '../opening/schema.ts';
import type { World } from '../world.ts';
import { idOf, type Message } from './message.ts';
import { inWords } from './money.ts';

type EndedStatus = Exclude<OpeningStatus, 'FILLING' | 'REVIEWING'>;

const ends: Record<EndedStatus, string> = {
  [OpeningStatus.Passed]: '开通审核已通过',
  [OpeningStatus.Contract]: '开通审核已通过，待签署合同',
  [OpeningStatus.MoreInfo]: '开通审核待补充资料',
  [OpeningStatus.Refused]: '开通审核未通过',
};

const hasEnded = (status: OpeningStatus): status is EndedStatus => Object.hasOwn(ends, status);

export function messageOfOpening(world: World, application: Application): Message[] {
  const { applyNo, product, status, audit, updatedAt } = application;
  if (audit === undefined || !hasEnded(status)) return [];
  const event = MessageEvent.OpeningEnded;
  return [
    {
      // A request for more data, or for a signature, is another event than the final result.
      id: idOf(event, `${applyNo}.${status}`),
      kind: MessageKind.Audit,
      event,
      title: `${ProductCodeLabel[product]}${ends[status]}`,
      text: textOf(world, application, status),
      // A signature after the audit opens the product.
      at: status === OpeningStatus.Passed ? updatedAt : audit.finishedAt,
      referenceNo: applyNo,
      productCode: product,
    },
  ];
}

function textOf(world: World, application: Application, status: EndedStatus): string {
  const { product, audit } = application;
  const limit = inWords(audit?.limit ?? 0);
  if (status === OpeningStatus.Passed) return `总额度${limit}已生效。`;
  if (status === OpeningStatus.Contract) return `签署合同后，总额度${limit}即时生效。`;
  if (status === OpeningStatus.MoreInfo) {
    const asked = requestedInfo(world, product);
    return asked === undefined ? '请补充资料。' : `${asked.reason}，请于${asked.deadline}前补充。`;
  }
  const reasons = reasonsOf(application).map(({ title }) => title);
  return `${reasons.join('；')}。可于${audit?.retryOn ?? '审核结束后'}起再次申请。`;
}
