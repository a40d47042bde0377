/** Saves the steps of an application. Each request names the version of the application that the page has read. */
import { OpeningStep, type ProductCode } from '#generated/shared/enums.ts';
import { dayOf, momentOf, type Instant } from '../values/calendar.ts';
import { canonicalJson } from '../values/canonicalJson.ts';
import type { World } from '../world.ts';
import {
  applicationFor,
  isOpen,
  withApplication,
  withDraft,
  type ChangedApplication,
  type Refused,
} from './application.ts';
import { companyProblem, sameIdentity } from './company.ts';
import { contactsProblem } from './contacts.ts';
import { lackingMaterials } from './files.ts';
import { offerRow } from './products.ts';
import type { Application, Business, CompanyEntry, Contact } from './schema.ts';
import { isLocked, mayDo } from './steps.ts';

/** The version of an application that the page has read. */
export interface ReadVersion {
  product: ProductCode;
  version: number;
}

/** Changes an application, unless it was changed since the page has read it. @param change makes the new application */
function saveStep(
  world: World,
  { product, version }: ReadVersion,
  now: Instant,
  change: (application: Application) => Application | Refused,
): ChangedApplication | Refused {
  const application = applicationFor(world, product);
  if (application === undefined || !isOpen(application)) return { refuse: 'not-found' };
  if (isLocked(application)) return { refuse: 'locked' };
  const changed = change(application);
  // A refusal of the content counts only for the current version, so it waits for the comparison below.
  const next = 'refuse' in changed ? undefined : changed;
  // After a lost response the page repeats a request that was carried out.
  if (next && canonicalJson(next) === canonicalJson(application)) return { world, application };
  if (version !== application.version) return { refuse: 'outdated' };
  if (next === undefined) return changed as Refused;
  return withApplication(world, { ...next, version: version + 1, updatedAt: momentOf(now) });
}

const withConfirmed = (application: Application, step: OpeningStep): Application => ({
  ...application,
  confirmed: application.confirmed.includes(step) ? application.confirmed : [...application.confirmed, step],
  drafts: application.drafts.filter((draft) => draft.step !== step),
});

export const saveDraft = (
  world: World,
  { step, content, ...seen }: ReadVersion & { step: OpeningStep; content: string },
  now: Instant,
): ChangedApplication | Refused =>
  saveStep(world, seen, now, (application) => {
    const same = application.drafts.some((draft) => draft.step === step && draft.content === content);
    return same ? application : withDraft(application, step, content, now);
  });

export const saveCompany = (
  world: World,
  { company, ...seen }: ReadVersion & { company: CompanyEntry },
  now: Instant,
): ChangedApplication | Refused =>
  saveStep(world, seen, now, (application) => {
    const message = companyProblem(company, dayOf(now));
    if (message !== undefined) return { refuse: 'company-invalid', message };
    if (application.company && sameIdentity(application.company, company))
      return withConfirmed({ ...application, company }, OpeningStep.Company);
    // A changed identity requires a new verification, and a transfer to the old account proves nothing.
    const { verified: _verified, transfer: _transfer, ...rest } = application;
    return withConfirmed({ ...rest, company, identifiedAt: momentOf(now) }, OpeningStep.Company);
  });

export const saveContacts = (
  world: World,
  { contacts, proven, ...seen }: ReadVersion & { contacts: Contact[]; proven: readonly string[] },
  now: Instant,
): ChangedApplication | Refused =>
  saveStep(world, seen, now, (application) => {
    if (!mayDo(world, application, OpeningStep.Contacts)) return { refuse: 'out-of-order' };
    const message = contactsProblem(offerRow(world, application.product).contacts, contacts);
    if (message !== undefined) return { refuse: 'contacts-not-allowed', message };
    const phones = [...new Set([...application.phones, ...proven])];
    const unverified = contacts.find(({ phone }) => !phones.includes(phone));
    if (unverified !== undefined)
      return {
        refuse: 'contact-not-verified',
        message: `${unverified.name}的手机号未验证，请先获取并填写验证码`,
      };
    return withConfirmed({ ...application, contacts, phones }, OpeningStep.Contacts);
  });

export const saveBusiness = (
  world: World,
  { business, ...seen }: ReadVersion & { business: Business },
  now: Instant,
): ChangedApplication | Refused =>
  saveStep(world, seen, now, (application) =>
    mayDo(world, application, OpeningStep.Business)
      ? withConfirmed({ ...application, business }, OpeningStep.Business)
      : { refuse: 'out-of-order' },
  );

/** Confirms the step with the current files. */
export const saveMaterials = (world: World, seen: ReadVersion, now: Instant): ChangedApplication | Refused =>
  saveStep(world, seen, now, (application) => {
    if (!mayDo(world, application, OpeningStep.Materials)) return { refuse: 'out-of-order' };
    const [missing] = lackingMaterials(offerRow(world, application.product).materials, application.files);
    return missing === undefined
      ? withConfirmed(application, OpeningStep.Materials)
      : { refuse: 'material-incomplete', message: `请补齐必传资料：${missing.desc}` };
  });
