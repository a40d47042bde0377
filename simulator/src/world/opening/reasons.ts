/** Reasons of a refused audit, referring to the data as filled in (provenance assumed). */
import { OpeningMaterial, OpeningStep } from '#generated/shared/enums.ts';
import type { Application } from './schema.ts';

export interface Reason {
  title: string;
  detail: string;
  advice?: string;
  step?: OpeningStep;
}

export function reasonsOf({ company, files }: Application): Reason[] {
  const invoices = files.filter(
    ({ materialType, removed }) => materialType === OpeningMaterial.Invoice && !removed,
  ).length;
  return [
    {
      title: '法定代表人证件有效期不一致',
      detail: `申请中为${company?.legalIdFrom ?? '未填写'}至${company?.legalIdTo ?? '长期'}，与登记的有效期不一致。`,
      advice: '再次申请时请对照身份证更正',
      step: OpeningStep.Company,
    },
    {
      title: '近6个月增值税发票不足',
      detail: `已识别${invoices}份，需不少于6份且合计满100,000.00元。`,
      advice: '可在资料上传中补充，最多20个文件',
      step: OpeningStep.Materials,
    },
  ];
}
