import { OpeningStep } from '#generated/shared/enums/OpeningStep.ts';
import {
  CompanyKindLabel,
  ContactRoleLabel,
  OpeningMaterialLabel,
  PayHabitLabel,
  PurchaseKindLabel,
  PurchaseVolumeLabel,
  RelationshipLabel,
  VerifyWayLabel,
} from '#generated/shared/labels.ts';
import { formatAmount } from '#portal/format/money.ts';
import { businessCopy } from '../business/copy.ts';
import { companyCopy } from '../company/copy.ts';
import type { Application } from '../opening.ts';
import { signCopy as copy } from './copy.ts';

export type ReviewRow = readonly [label: string, value: string];

/** The data of a step as labels and values, for the review before signing. */
export function reviewRows(application: Application, step: OpeningStep): readonly ReviewRow[] {
  switch (step) {
    case OpeningStep.Company:
      return companyRows(application);
    case OpeningStep.Verify:
      return verifyRows(application);
    case OpeningStep.Contacts:
      return application.contacts.map(({ name, role, relationship, phone, email }) => [
        ContactRoleLabel[role],
        [name, relationship === undefined ? '' : RelationshipLabel[relationship], phone, email]
          .filter((part) => part !== '')
          .join('，'),
      ]);
    case OpeningStep.Business:
      return businessRows(application);
    case OpeningStep.Materials:
      return application.materials.map(({ materialType }) => [
        OpeningMaterialLabel[materialType],
        copy.files(application.files.filter((file) => file.materialType === materialType).length),
      ]);
    case OpeningStep.Sign:
      return [];
  }
}

function companyRows({ company }: Application): readonly ReviewRow[] {
  if (company === undefined) return [];
  const { labels } = companyCopy;
  return [
    [labels.companyName, company.companyName],
    [labels.creditCode, company.creditCode],
    [labels.companyKind, CompanyKindLabel[company.companyKind]],
    [copy.labels.capital, copy.capital(formatAmount(company.registeredCapital))],
    [labels.foundedOn, company.foundedOn],
    [copy.labels.termTo, company.termTo ?? copy.longTerm],
    [copy.labels.address, `${company.regionName}${company.address}`],
    [copy.labels.officeAddress, company.officeAddress ?? copy.sameAddress],
    [copy.labels.legalName, company.legalName],
    [copy.labels.legalPhone, company.legalPhone ?? ''],
    [labels.legalIdNo, company.legalIdNo],
    [copy.labels.legalId, `${company.legalIdFrom} - ${company.legalIdTo ?? copy.longTerm}`],
  ];
}

function verifyRows({ verification: { passedBy, passedAt } }: Application): readonly ReviewRow[] {
  if (passedBy === undefined) return [];
  return [
    [copy.by, VerifyWayLabel[passedBy]],
    [copy.at, passedAt ?? ''],
  ];
}

function businessRows({ business }: Application): readonly ReviewRow[] {
  if (business === undefined) return [];
  const { purchaseKinds, monthlyVolume, payHabit, recommendCode } = business;
  return [
    [copy.labels.kinds, purchaseKinds.map((kind) => PurchaseKindLabel[kind]).join('、')],
    [businessCopy.labels.monthlyVolume, PurchaseVolumeLabel[monthlyVolume]],
    [businessCopy.labels.payHabit, PayHabitLabel[payHabit]],
    [copy.labels.recommendCode, recommendCode ?? copy.none],
  ];
}
