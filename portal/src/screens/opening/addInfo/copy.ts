import { OpeningField } from '#generated/shared/enums/OpeningField.ts';
import { OpeningFieldLabel } from '#generated/shared/labels.ts';
import { words } from '../words.ts';

const optional = '（选填）';

/** Texts of the page on which the company supplies what the reviewer asked for. */
export const addInfoCopy = {
  title: '补充信息',
  intro: '只需更正和补充以下内容，其他内容保持不变。',
  due: (reason: string, deadline: string) => `${reason}。请在${deadline}前提交。`,
  fields: '需要更正的信息',
  labels: {
    ...OpeningFieldLabel,
    [OpeningField.RegisteredCapital]: `${OpeningFieldLabel.registeredCapital}（万元）`,
    [OpeningField.TermTo]: `${OpeningFieldLabel.termTo}至${optional}`,
    [OpeningField.OfficeAddress]: `${OpeningFieldLabel.officeAddress}${optional}`,
    [OpeningField.LegalIdTo]: `${OpeningFieldLabel.legalIdTo}至${optional}`,
  } satisfies Record<OpeningField, string>,
  submit: '提交补充内容',
  submitting: '正在提交',
  unknown: '网络异常，未能确认是否已提交，请稍后重试，不会重复提交。',
  nothing: '目前没有需要补充的内容。',
  parentOnly: '仅母账号可补充信息，请联系企业母账号。',
  done: {
    title: '企业信息变更已提交',
    text: '审核通过后生效，审核期间仍按原信息使用，无需再次提交。',
    home: words.toHome,
    progress: '查看变更申请',
  },
} as const;
