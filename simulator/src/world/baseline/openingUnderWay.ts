/** Brings an application for a product to the state that a scenario states, by the commands that a user would send. */
import {
  AuthOpenStatus,
  CallbackTime,
  OpeningAuth,
  OpeningMaterial,
  OpeningStep,
  SmsType,
  type ProductCode,
} from '#generated/shared/enums.ts';
import { finishAuth } from '../company/auth.ts';
import { sendSms, verifySms } from '../company/sms.ts';
import type { Given } from '../given.ts';
import {
  applicationFor,
  beginOpening,
  UPGRADE,
  withApplication,
  type Refused,
} from '../opening/application.ts';
import { submitOpening } from '../opening/audit.ts';
import { requestCallback } from '../opening/callback.ts';
import { contractsOf } from '../opening/contracts.ts';
import { addOpeningFile, maxFiles, removeOpeningFile } from '../opening/files.ts';
import { openLink, sendLink, signByLink } from '../opening/link.ts';
import { offerRow } from '../opening/products.ts';
import { knownBusiness, knownCompany, knownContacts } from '../opening/register.ts';
import { saveBusiness, saveCompany, saveContacts, saveMaterials } from '../opening/save.ts';
import type { Application } from '../opening/schema.ts';
import { signContracts } from '../opening/signing.ts';
import { beginAuth, beginTransfer, confirmAuth, confirmTransfer, triesLeft } from '../opening/verify.ts';
import { terms } from '../terms.ts';
import type { Instant } from '../values/calendar.ts';
import type { World } from '../world.ts';
import { GivenImpossible } from './impossible.ts';

const hour = 3_600_000;

/**
 * Returns the outcome of an accepted command.
 * @param what place in the scenario that needs the command
 * @throws GivenImpossible if the command is refused
 */
function accepted<Accepted extends { world: World }>(
  what: string,
  now: Instant,
  outcome: Accepted | Refused,
): Accepted {
  if ('refuse' in outcome) throw new GivenImpossible(what, now, outcome.refuse);
  return outcome;
}

const current = (world: World, product: ProductCode, now: Instant): Application => {
  const found = applicationFor(world, product);
  if (found === undefined) throw new GivenImpossible('opening.application', now, 'not-begun');
  return found;
};

type Opening = NonNullable<Given['opening']>;

/** Completes one step of the application. */
type Advance = (world: World, product: ProductCode, now: Instant, given: Opening) => World;

/** Begins and ends an authentication. */
function endedAuth(
  world: World,
  product: ProductCode,
  {
    auth,
    openStatus = AuthOpenStatus.Success,
  }: { auth: OpeningAuth; openStatus?: AuthOpenStatus | undefined },
  now: Instant,
): { world: World; flowNo: string } {
  const { world: begun, flowNo } = accepted(
    'opening.application',
    now,
    beginAuth(world, { product, auth }, now),
  );
  return { flowNo, world: finishAuth(begun, flowNo, openStatus, now) };
}

const upload = (
  world: World,
  product: ProductCode,
  materialType: OpeningMaterial,
  name: string,
  now: Instant,
): World =>
  accepted(
    'opening.application',
    now,
    addOpeningFile(world, { product, materialType, name, bytes: 482_113, type: 'application/pdf' }, now),
  ).world;

const company: Advance = (world, product, now, { companyKind }) => {
  const uploaded = upload(world, product, OpeningMaterial.BusinessLicense, '营业执照.pdf', now);
  const { version } = current(uploaded, product, now);
  const wish = { product, version, company: { ...knownCompany(world), ...(companyKind && { companyKind }) } };
  return accepted('opening.application', now, saveCompany(uploaded, wish, now)).world;
};

const verified: Advance = (world, product, now) => {
  const { world: done, flowNo } = endedAuth(world, product, { auth: OpeningAuth.RealNamePage }, now);
  return accepted('opening.application', now, confirmAuth(done, { product, flowNo }, now)).world;
};

const contacts: Advance = (world, product, now) => {
  const { version } = current(world, product, now);
  const wish = {
    product,
    version,
    contacts: [...knownContacts],
    proven: knownContacts.map(({ phone }) => phone),
  };
  return accepted('opening.application', now, saveContacts(world, wish, now)).world;
};

const business: Advance = (world, product, now, given) => {
  const { version } = current(world, product, now);
  return accepted(
    'opening.application',
    now,
    saveBusiness(world, { product, version, business: { ...knownBusiness, ...given.business } }, now),
  ).world;
};

const materials: Advance = (world, product, now) => {
  const uploadedTypes = new Set(current(world, product, now).files.map(({ materialType }) => materialType));
  const uploaded = offerRow(world, product)
    .materials.filter(({ type, min }) => min > 0 && !uploadedTypes.has(type))
    .reduce((soFar, { type, desc }) => upload(soFar, product, type, `${desc}.pdf`, now), world);
  const { version } = current(uploaded, product, now);
  return accepted('opening.application', now, saveMaterials(uploaded, { product, version }, now)).world;
};

const templatesOf = (world: World, product: ProductCode) =>
  contractsOf(world, product).map(({ templateNo, templateVersion }) => ({ templateNo, templateVersion }));

const signed: Advance = (world, product, now) => {
  const { world: done, flowNo } = endedAuth(world, product, { auth: OpeningAuth.SignFace }, now);
  const signature = { product, templates: templatesOf(world, product), flowNo };
  return accepted('opening.application', now, signContracts(done, signature, now)).world;
};

const submitted: Advance = (world, product, now) =>
  accepted('opening.application', now, submitOpening(world, product, now)).world;

/**
 * All stages in order. `application` skips the steps that a product does not have, and the verification of an upgrade or a
 * POP user, which beginOpening brings.
 */
const stages: readonly (readonly [stage: string, step: OpeningStep | undefined, advance: Advance])[] = [
  ['company', OpeningStep.Company, company],
  ['verified', OpeningStep.Verify, verified],
  ['contacts', OpeningStep.Contacts, contacts],
  ['business', OpeningStep.Business, business],
  ['materials', OpeningStep.Materials, materials],
  ['signed', OpeningStep.Sign, signed],
  ['submitted', undefined, submitted],
];

/** Hours since submission after which the documents are read, or the audit has ended. */
const submittedHoursAgo: Partial<Record<NonNullable<Opening['application']>, number>> = {
  'documents-read': terms.openingDocumentsHours + 1,
  ended: terms.openingAuditHours + 18,
};

function application(world: World, given: Opening, begin: Instant): World {
  const { product, channel } = world.viewer;
  if (given.application === undefined || product === null) return world;
  const hoursAgo = submittedHoursAgo[given.application];
  const now = begin - (hoursAgo ?? 0) * hour;
  const from = channel === UPGRADE ? { from: UPGRADE } : {};
  const begun = beginOpening(world, { product, ...from }, now).world;
  const last = hoursAgo === undefined ? given.application : 'submitted';
  const until = stages.findIndex(([stage]) => stage === last) + 1;
  return stages
    .slice(0, until)
    .filter(([, step]) => step === undefined || offerRow(world, product).steps.includes(step))
    .filter(([, step]) => step !== OpeningStep.Verify || current(begun, product, now).verified === undefined)
    .reduce((soFar, [, , advance]) => advance(soFar, product, now, given), begun);
}

/** Adds the authentication that was begun last; its number is in the return address. */
function authentication(world: World, { authentication: given }: Opening, now: Instant): World {
  const { product } = world.viewer;
  if (given?.auth === undefined || product === null) return world;
  return endedAuth(world, product, { auth: given.auth, openStatus: given.openStatus }, now).world;
}

function transfer(world: World, { transfer: state }: Opening, begin: Instant): World {
  const { product } = world.viewer;
  if (state === undefined || product === null) return world;
  const now = begin - (state === 'expired' ? (terms.transferHours + 1) * hour : 0);
  const wish = { product, accountNo: '571908823410601', bankName: '招商银行杭州滨江支行' };
  const { world: sent, transfer: begun } = accepted('opening.transfer', now, beginTransfer(world, wish, now));
  if (state !== 'spent') return sent;
  const wrong = begun.amount === 1 ? 2 : 1;
  return Array.from({ length: triesLeft(begun) }).reduce<World>((soFar) => {
    const outcome = confirmTransfer(soFar, { product, amount: wrong }, now);
    return 'refuse' in outcome ? (outcome.cost ?? soFar) : outcome.world;
  }, sent);
}

/** A wrong code: any other than the published one. */
const wrongCode = '000000';

/** Sends the link for signing, and takes the steps of its use up to the stated one. */
function link(world: World, { link: state }: Opening, begin: Instant): World {
  const { product } = world.viewer;
  if (state === undefined || product === null) return world;
  const now = begin - (state === 'expired' ? (terms.signLinkHours + 1) * hour : 0);
  const { world: sent, link: begun } = accepted('opening.link', now, sendLink(world, product, now));
  if (state === 'sent' || state === 'expired') return sent;
  // The link becomes another person's: the legal person has changed since it was sent.
  if (state === 'others') {
    const found = current(sent, product, now);
    const other = { ...knownCompany(world), legalName: '沈志强', legalIdNo: '320501198502234013' };
    return withApplication(sent, { ...found, company: other }).world;
  }
  const sms = sendSms(sent, { type: SmsType.SignLink, phone: begun.phone }, now);
  if ('refuse' in sms) throw new GivenImpossible('opening.link', now, sms.refuse);
  const coded = sms.world;
  if (state === 'code-sent') return coded;
  if (state === 'code-spent')
    return Array.from({ length: terms.smsAttempts }).reduce<World>(
      (soFar) => verifySms(soFar, { type: SmsType.SignLink, code: wrongCode }, now).world,
      coded,
    );
  const proven = verifySms(coded, { type: SmsType.SignLink, code: terms.smsCode }, now).world;
  if (state === 'verified') return proven;
  const { world: faced, flowNo } = endedAuth(proven, product, { auth: OpeningAuth.SignFace }, now);
  const opened = openLink(faced, begun.linkNo, now);
  if ('refuse' in opened) throw new GivenImpossible('opening.link', now, opened.refuse);
  const signature = { templates: templatesOf(faced, product), flowNo };
  return accepted('opening.link', now, signByLink(faced, opened, signature, now)).world;
}

/** Uploads each kind up to its limit, until the total limit is reached. One more file was uploaded and removed before. */
function files(world: World, { filesFull }: Opening, now: Instant): World {
  const { product } = world.viewer;
  if (!filesFull || product === null) return world;
  const spare = upload(world, product, OpeningMaterial.Invoice, '增值税发票（旧）.pdf', now);
  const fileId = current(spare, product, now).files.at(-1)?.id ?? '';
  const removed = removeOpeningFile(spare, { product, fileId, restore: false });
  return offerRow(world, product)
    .materials.flatMap(({ type, max }) => Array.from({ length: max }, () => type))
    .slice(0, maxFiles)
    .reduce(
      (soFar, type, index) => {
        const name = `资料${index + 1}.pdf`;
        const file = { product, materialType: type, name, bytes: 48_211, type: 'application/pdf' as const };
        const outcome = addOpeningFile(soFar, file, now);
        return 'refuse' in outcome ? soFar : outcome.world;
      },
      accepted('opening.filesFull', now, removed).world,
    );
}

/** Requests a call: now, or two days ago if the call has happened. */
function callback(world: World, given: Opening, begin: Instant): World {
  const { product } = world.viewer;
  if (given.callback === undefined || product === null) return world;
  const now = begin - (given.callback === 'called' ? 48 * hour : 0);
  const wish = { product, name: '周敏', phone: '13606812257', time: CallbackTime.Morning };
  return accepted('opening.callback', now, requestCallback(world, wish, now)).world;
}

/** Adds everything that a scenario states about the opening. @throws GivenImpossible */
export const openingUnderWay = (world: World, { opening }: Given, now: Instant): World =>
  opening === undefined
    ? world
    : [application, authentication, transfer, link, files, callback].reduce(
        (soFar, step) => step(soFar, opening, now),
        world,
      );
