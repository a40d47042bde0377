/** Messages about the review of changes of company data or of the factoring agent. */
import { CompanyChangeStatus, MessageEvent, MessageKind, OpeningField } from '#generated/shared/enums.ts';
import { OpeningFieldLabel } from '#generated/shared/labels.ts';
import type { AgentChange } from '../agent/schema.ts';
import type { CompanyChange } from '../companyInfo/schema.ts';
import { idOf, type Message } from './message.ts';

interface ChangeTexts {
  readonly event: MessageEvent;
  /** Changed subject, as the start of a title. */
  readonly what: string;
  /** Result after approval. */
  readonly passed: string;
}

function messageOfChange(
  {
    changeNo,
    status,
    reason,
    finishedAt,
  }: Pick<CompanyChange, 'changeNo' | 'status' | 'reason' | 'finishedAt'>,
  { event, what, passed }: ChangeTexts,
): Message[] {
  if (status === CompanyChangeStatus.Reviewing) return [];
  const ok = status === CompanyChangeStatus.Passed;
  return [
    {
      id: idOf(event, changeNo),
      kind: MessageKind.Audit,
      event,
      title: `${what}${ok ? '审核已通过' : '审核未通过'}`,
      text: ok ? `${passed}。` : `申请${changeNo}：${reason ?? '请核对后重新提交'}。`,
      at: finishedAt,
      referenceNo: changeNo,
    },
  ];
}

export const messageOfCompanyChange = (change: CompanyChange): Message[] =>
  messageOfChange(change, {
    event: MessageEvent.CompanyChangeEnded,
    what: '企业信息变更',
    passed: `${namesOf(change).join('、')}已更新`,
  });

const namesOf = ({ after, emptied = [] }: CompanyChange): string[] =>
  Object.values(OpeningField)
    .filter((field) => after[field] !== undefined || emptied.includes(field))
    .map((field) => OpeningFieldLabel[field]);

export const messageOfAgentChange = (change: AgentChange): Message[] =>
  messageOfChange(change, {
    event: MessageEvent.AgentChangeEnded,
    what: '经办人变更',
    passed: `经办人现为${change.after.name}`,
  });
