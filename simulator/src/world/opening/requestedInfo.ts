/** Data that the provider requests: for the audit of an application, or after a change of company information (auditControlInfo). */
import {
  FlowType,
  OpeningField,
  OpeningMaterial,
  OpeningStatus,
  type ProductCode,
} from '#generated/shared/enums.ts';
import { isOpened } from '../company/company.ts';
import { addDays, instantOfMoment, dayOf } from '../values/calendar.ts';
import type { World } from '../world.ts';
import { applicationFor, isOpen } from './application.ts';
import { knownCompany } from './register.ts';
import type { Application, RequestedInfo, CompanyEntry } from './schema.ts';

/** Number of days to supply the data. */
const days = 14;

/** Returns what an audit requests: fields and materials. */
const byAudit = (since: string): RequestedInfo => ({
  reason: '法定代表人证件信息与登记不一致，请更正并补充发票',
  deadline: addDays(since, days),
  fields: [OpeningField.LegalIdFrom, OpeningField.LegalIdTo, OpeningField.LegalPhone],
  materials: [
    { type: OpeningMaterial.LegalIdBack, desc: '新身份证的国徽面', min: 1, max: 1 },
    { type: OpeningMaterial.Invoice, desc: '2026年10月增值税发票', min: 1, max: 6 },
  ],
});

/** Returns what a change of the company requests. @param refused reason, if a review has refused the data */
const byChange = (deadline: string, refused: string | undefined): RequestedInfo => ({
  reason: refused ?? '工商登记信息已变更，请更新企业信息',
  deadline,
  fields: [
    OpeningField.RegisteredCapital,
    OpeningField.TermTo,
    OpeningField.RegionCode,
    OpeningField.Address,
    OpeningField.OfficeAddress,
  ],
  materials: [],
});

/** Returns the open application. */
export function openApplication(world: World, product: ProductCode): Application | undefined {
  const application = applicationFor(world, product);
  return application && isOpen(application) ? application : undefined;
}

/** Returns company data from the application, or from an opened product. */
export const companyOf = (world: World, product: ProductCode): CompanyEntry =>
  openApplication(world, product)?.company ?? knownCompany(world);

/** Returns what the provider requests now; undefined if nothing. */
export function requestedInfo(world: World, product: ProductCode): RequestedInfo | undefined {
  const application = applicationFor(world, product);
  if (application?.status === OpeningStatus.MoreInfo && application.audit)
    return byAudit(dayOf(instantOfMoment(application.audit.finishedAt)));
  const changed = world.opening.flowType === FlowType.CompanyInfoChange && isOpened(world, product);
  return changed ? byChange('2026-12-11', world.companyChanges.at(-1)?.reason) : undefined;
}
