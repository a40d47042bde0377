import * as z from 'zod/mini';
import { verifySmsCode } from '#generated/provisional/fields/verifySmsCode.ts';
import { MaterialType } from '#generated/shared/enums/MaterialType.ts';
import { digitsText } from '../../ui/form/fieldRules.ts';
import { defineForm } from '../../ui/form/formDefinition.ts';
import { copy } from './copy.ts';
import { leastFiles, type Material } from './rules.ts';

const { code } = verifySmsCode;
const file = z.object({ fileId: z.string(), fileName: z.string() });

/** The form of an application: the files of each material, and the SMS code that signs it. */
export function applyForm(materials: readonly Material[]) {
  const files = (type: MaterialType) => {
    const least = leastFiles(materials.find(({ materialType }) => materialType === type));
    return z.array(file).check(z.minLength(least, copy.materials.missing(least)));
  };
  const uploads = z.object({
    [MaterialType.BusinessLicense]: files(MaterialType.BusinessLicense),
    [MaterialType.BankFlow]: files(MaterialType.BankFlow),
    [MaterialType.TaxCertificate]: files(MaterialType.TaxCertificate),
    [MaterialType.Invoice]: files(MaterialType.Invoice),
    [MaterialType.FinancialReport]: files(MaterialType.FinancialReport),
  });
  return defineForm({
    draft: { name: 'increase', except: ['code'] },
    schema: z.object({ uploads, code: digitsText(code) }),
    words: { code: copy.sms.wrong },
  });
}

export type Application = z.infer<ReturnType<typeof applyForm>['schema']>;

export type Uploads = Application['uploads'];

/** Empty uploads, as a form starts with. */
export const noUploads: Uploads = {
  [MaterialType.BusinessLicense]: [],
  [MaterialType.BankFlow]: [],
  [MaterialType.TaxCertificate]: [],
  [MaterialType.Invoice]: [],
  [MaterialType.FinancialReport]: [],
};

export const fileIdsOf = (uploads: Uploads): string[] =>
  Object.values(uploads).flatMap((files) => files.map(({ fileId }) => fileId));
