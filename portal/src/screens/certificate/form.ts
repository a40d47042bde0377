import * as z from 'zod/mini';
import { applySettleCertificate as fields } from '#generated/provisional/fields/applySettleCertificate.ts';
import { CertificateScope } from '#generated/shared/enums/CertificateScope.ts';
import { acrossFields, dayText, emptyable } from '../../ui/form/fieldRules.ts';
import { defineForm } from '../../ui/form/formDefinition.ts';
import { copy } from './copy.ts';

/** Form of a certificate's range. A period needs both days. */
export const certificateForm = defineForm({
  draft: { name: 'certificate' },
  schema: z
    .object({ scope: fields.scope, from: dayText(emptyable(fields.from)), to: dayText(emptyable(fields.to)) })
    .check(
      acrossFields(({ scope, from }) =>
        scope === CertificateScope.Period && from === undefined
          ? { at: 'from', message: copy.apply.needDay }
          : undefined,
      ),
      acrossFields(({ scope, from, to }) => {
        if (scope === CertificateScope.All) return undefined;
        if (to === undefined) return { at: 'to', message: copy.apply.needDay };
        return from !== undefined && to < from ? { at: 'to', message: copy.apply.order } : undefined;
      }),
    ),
});

export type CertificateValues = z.input<typeof certificateForm.schema>;
