/** Every mutant, by class. */
import { nearest } from '#tools/nearest.ts';
import type { Respond } from '../server/pipeline.ts';
import { answer } from '../server/pipeline.ts';
import { acceptsInvalid } from './classes/acceptsInvalid.ts';
import { contentType } from './classes/contentType.ts';
import { cutShort } from './classes/cutShort.ts';
import { dateFormat } from './classes/dateFormat.ts';
import { fundSequence } from './classes/fundSequence.ts';
import { html } from './classes/html.ts';
import { httpStatus } from './classes/httpStatus.ts';
import { ignoredReqData } from './classes/ignoredReqData.ts';
import { layer } from './classes/layer.ts';
import { leak } from './classes/leak.ts';
import { missingField } from './classes/missingField.ts';
import { moneyFormat } from './classes/moneyFormat.ts';
import { noEidCheck } from './classes/noEidCheck.ts';
import { noEnvelope } from './classes/noEnvelope.ts';
import { noLoginCheck } from './classes/noLoginCheck.ts';
import { noProductCheck } from './classes/noProductCheck.ts';
import { noRoleCheck } from './classes/noRoleCheck.ts';
import { noSignatureCheck } from './classes/noSignatureCheck.ts';
import { nullForAbsent } from './classes/nullForAbsent.ts';
import { outsideEnum } from './classes/outsideEnum.ts';
import { paging } from './classes/paging.ts';
import { rejectsValid } from './classes/rejectsValid.ts';
import { renamedField } from './classes/renamedField.ts';
import { sequence } from './classes/sequence.ts';
import { sessionLeak } from './classes/sessionLeak.ts';
import { slow } from './classes/slow.ts';
import { staleRead } from './classes/staleRead.ts';
import { undeclaredCode } from './classes/undeclaredCode.ts';
import { undocumentedField } from './classes/undocumentedField.ts';
import { wrongCode } from './classes/wrongCode.ts';
import { wrongPrecedence } from './classes/wrongPrecedence.ts';
import { wrongType } from './classes/wrongType.ts';
import type { Mutant } from './mutant.ts';

export const allMutants: readonly Mutant[] = [
  ...wrongCode,
  ...undeclaredCode,
  ...wrongPrecedence,
  ...layer,
  ...acceptsInvalid,
  ...rejectsValid,
  ...ignoredReqData,
  ...noEidCheck,
  ...noSignatureCheck,
  ...noLoginCheck,
  ...noRoleCheck,
  ...noProductCheck,
  ...sessionLeak,
  ...leak,
  ...missingField,
  ...renamedField,
  ...undocumentedField,
  ...nullForAbsent,
  ...wrongType,
  ...outsideEnum,
  ...dateFormat,
  ...moneyFormat,
  ...paging,
  ...noEnvelope,
  ...httpStatus,
  ...html,
  ...contentType,
  ...cutShort,
  ...slow,
  ...staleRead,
  ...sequence,
  ...fundSequence,
];

/** @throws with the nearest mutants if the id is unknown */
export function mutantNamed(id: string): Mutant {
  const mutant = allMutants.find((each) => each.id === id);
  if (mutant) return mutant;
  const known = allMutants.map((each) => each.id);
  throw new Error(`no mutant ${id}; nearest: ${nearest(id, known).join(', ')}`);
}

/** Returns the response function with the mutant's fault. Other operations are answered correctly. */
export function mutated({ on, mutate }: Mutant, original: Respond = answer): Respond {
  const faulty = mutate(original);
  return (operation, ...rest) => (operation.address === on ? faulty : original)(operation, ...rest);
}
