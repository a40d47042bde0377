/** Applications on the wire, and the names of their refusals. */
import {
  AuthOpenStatus,
  CallbackState,
  OpeningPhase,
  OpeningStatus,
  SignLinkState,
} from '#generated/shared/enums.ts';
import { limitReached } from '#simulator/world/company/auth.ts';
import type { OpeningRefusal, Refused } from '#simulator/world/opening/application.ts';
import { keptUntil } from '#simulator/world/opening/application.ts';
import { isWaiting } from '#simulator/world/opening/callback.ts';
import { cardsOf } from '#simulator/world/opening/cards.ts';
import type { OpeningContract } from '#simulator/world/opening/contracts.ts';
import { maxFiles, ownFiles } from '#simulator/world/opening/files.ts';
import { linkEnds } from '#simulator/world/opening/link.ts';
import { offerRow } from '#simulator/world/opening/products.ts';
import { reasonsOf } from '#simulator/world/opening/reasons.ts';
import { regionName } from '#simulator/world/opening/regions.ts';
import { licenceOf } from '#simulator/world/opening/register.ts';
import { maxContacts, relationships, type ContactRule } from '#simulator/world/opening/rows.ts';
import type {
  Application,
  Audit,
  Callback,
  CompanyEntry,
  MaterialRule,
  OpeningFile,
  SignLink,
  Transfer,
} from '#simulator/world/opening/schema.ts';
import { nextStep, stepStates } from '#simulator/world/opening/steps.ts';
import { transferEnds, triesLeft } from '#simulator/world/opening/verify.ts';
import { terms } from '#simulator/world/terms.ts';
import { addDays, dayOf, instantOfMoment, momentOf, type Instant } from '#simulator/world/values/calendar.ts';
import { yuan } from '#simulator/world/values/money.ts';
import type { World } from '#simulator/world/world.ts';
import type { ErrorName } from '../../handler.ts';
import { maskedBankAccount, maskedPhone } from './masks.ts';

const names: Record<OpeningRefusal, ErrorName<'provisional'>> = {
  'not-found': 'OpeningNotFound',
  locked: 'OpeningLocked',
  outdated: 'OpeningOutdated',
  'out-of-order': 'StepOutOfOrder',
  'step-done': 'StepDone',
  'company-invalid': 'CompanyDataInvalid',
  'contacts-not-allowed': 'ContactsNotAllowed',
  'contact-not-verified': 'ContactNotVerified',
  'amount-wrong': 'TransferAmountWrong',
  'tries-exceeded': 'TransferTriesExceeded',
  'transfer-expired': 'TransferExpired',
  'face-limit': 'FaceLimitReached',
  'auth-not-passed': 'AuthNotPassed',
  'files-too-many': 'FilesTooMany',
  'file-too-large': 'FileTooLarge',
  'file-type': 'FileTypeNotAllowed',
  'file-not-found': 'FileNotFound',
  'material-incomplete': 'MaterialIncomplete',
  'nothing-to-sign': 'NothingToSign',
  'nothing-asked': 'NothingAsked',
  'callback-waiting': 'CallbackWaiting',
  'link-not-found': 'SignLinkNotFound',
  'link-used': 'SignLinkUsed',
  'link-expired': 'SignLinkExpired',
  'link-others': 'SignLinkOthers',
};

/**
 * Returns the refusal under its name in the contract, with the provider's message if any. If the refused attempt was
 * counted, it has the changed world (`cost`).
 */
export const refused = ({ refuse, message, cost }: Refused) => ({
  refuse: names[refuse],
  ...(message !== undefined && { message }),
  ...(cost && { world: cost }),
});

export function progress(world: World, application: Application) {
  const next = nextStep(world, application);
  return {
    applyNo: application.applyNo,
    productCode: application.product,
    status: application.status,
    version: application.version,
    updatedAt: application.updatedAt,
    steps: stepStates(world, application),
    ...(next && { nextStep: next }),
  };
}

export const openingFile = ({ id, materialType, name, bytes, type, uploadedAt }: OpeningFile) => ({
  fileId: id,
  materialType,
  fileName: name,
  fileBytes: bytes,
  fileType: type,
  uploadedAt,
});

export const materialRule = ({ type, desc, min, max }: MaterialRule) => ({
  materialType: type,
  desc,
  minFiles: min,
  maxFiles: max,
});

const company = (entry: CompanyEntry) => ({ ...entry, regionName: regionName(entry.regionCode) ?? '' });

export const recognised = (world: World) => {
  const licence = licenceOf(world);
  return { ...licence, regionName: regionName(licence.regionCode) ?? '' };
};

export const transfer = (sent: Transfer) => ({
  accountNo: maskedBankAccount(sent.accountNo),
  bankName: sent.bankName,
  sentAt: sent.sentAt,
  expiresAt: momentOf(transferEnds(sent)),
  triesLeft: triesLeft(sent),
});

/** Returns the day's remaining face checks. */
export function faceTriesLeft({ auth }: World, now: Instant): number {
  if (limitReached(auth, now)) return 0;
  const failed = auth.attempts.filter(
    ({ startedAt, status }) =>
      startedAt.startsWith(dayOf(now)) &&
      (status === AuthOpenStatus.ProcessFailed || status === AuthOpenStatus.RiskRefused),
  );
  return terms.faceAttemptsPerDay - failed.length;
}

const verification = (world: World, { product, verified, transfer: sent }: Application, now: Instant) => ({
  ways: [...offerRow(world, product).ways],
  ...(verified && { passedBy: verified.way, passedAt: verified.at }),
  faceTriesLeft: faceTriesLeft(world, now),
  ...(sent && { transfer: transfer(sent) }),
});

const contactRule = ({ roles, once, relationshipFor, min }: ContactRule) => ({
  roles: [...roles],
  once: [...once],
  relationships: [...relationships],
  relationshipFor: [...relationshipFor],
  minContacts: min,
  maxContacts,
});

export const signLink = (link: SignLink, now: Instant) => ({
  phone: maskedPhone(link.phone),
  sentAt: link.sentAt,
  expiresAt: momentOf(linkEnds(link)),
  state: stateOfLink(link, now),
});

function stateOfLink(link: SignLink, now: Instant): SignLinkState {
  if (link.signedAt !== undefined) return SignLinkState.Signed;
  return now < linkEnds(link) ? SignLinkState.Sent : SignLinkState.Expired;
}

function phaseOf({ status }: Application, { documentsAt }: Audit, now: Instant): OpeningPhase {
  if (status !== OpeningStatus.Reviewing) return OpeningPhase.Done;
  return now < instantOfMoment(documentsAt) ? OpeningPhase.Documents : OpeningPhase.Limit;
}

function audit(world: World, application: Application, given: Audit, now: Instant) {
  const phase = phaseOf(application, given, now);
  return {
    submittedAt: given.submittedAt,
    phase,
    ...(phase !== OpeningPhase.Documents && { documentsAt: given.documentsAt }),
    ...(phase === OpeningPhase.Done && { auditedAt: given.finishedAt }),
    expectedBefore: addDays(given.submittedAt.slice(0, 10), terms.openingExpectedDays),
    notifyPhone: maskedPhone(world.company.admin.phone),
    ...(given.limit !== undefined && { limit: yuan(given.limit) }),
    ...(given.cycle && { cycle: given.cycle }),
    ...(given.retryOn !== undefined && { retryOn: given.retryOn, reasons: reasonsOf(application) }),
  };
}

export function openingApplication(world: World, application: Application, now: Instant) {
  const row = offerRow(world, application.product);
  const { from, business, links } = application;
  const link = links.at(-1);
  const cards = cardsOf(world, application.product);
  return {
    ...progress(world, application),
    ...(from !== undefined && { from }),
    createdAt: application.createdAt,
    keptUntil: keptUntil(application),
    drafts: application.drafts,
    ...(application.company && { company: company(application.company) }),
    ...(application.recognised && { recognised: recognised(world) }),
    ...(cards && { cards }),
    verification: verification(world, application, now),
    contactRule: contactRule(row.contacts),
    contacts: application.contacts,
    ...(business && { business }),
    materials: row.materials.map(materialRule),
    files: ownFiles(application).map(openingFile),
    maxFiles,
    maxFileBytes: terms.maxFileBytes,
    fileTypes: ['image/png' as const, 'image/jpeg' as const, 'application/pdf' as const],
    ...(link && { signing: signLink(link, now) }),
    ...(application.audit && { audit: audit(world, application, application.audit, now) }),
  };
}

export const openingContract = (contract: OpeningContract) => ({
  contractName: contract.name,
  ...(contract.signed && { contractNo: contract.signed.contractNo, signedAt: contract.signed.at }),
  templateNo: contract.templateNo,
  templateVersion: contract.templateVersion,
  contractType: contract.contractType,
  signContractType: contract.signContractType,
  needFace: contract.needFace,
  previewUrl: `/_sim/ext/contract/${contract.templateNo}`,
});

export function callback(request: Callback, now: Instant) {
  const waits = isWaiting(request, now);
  return {
    name: request.name,
    phone: maskedPhone(request.phone),
    time: request.time,
    state: waits ? CallbackState.Waiting : CallbackState.Called,
    requestedAt: request.requestedAt,
    ...(waits ? { expectedOn: request.callAt.slice(0, 10) } : { calledAt: request.callAt }),
  };
}
