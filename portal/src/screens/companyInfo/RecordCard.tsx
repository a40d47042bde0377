import { CompanyKindLabel } from '#generated/shared/labels.ts';
import { formatAmount } from '../../format/money.ts';
import { DetailDisplay } from '../../ui/detail/DetailDisplay.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { CopyableText } from '../../ui/text/CopyableText.tsx';
import { MaskedText } from '../../ui/text/MaskedText.tsx';
import { copy } from './copy.ts';
import type { CompanyInfo } from './queries.ts';

type Company = CompanyInfo['company'];
const { labels } = copy;

/** The company's registered data. */
export function RecordCard({ company }: { readonly company: Company }) {
  return (
    <CardFrame title={copy.record.title}>
      <DetailDisplay
        items={[
          { label: labels.companyName, value: company.companyName },
          {
            label: labels.creditCode,
            value: <CopyableText value={company.creditCode} label={labels.creditCode} />,
          },
          { label: labels.companyKind, value: CompanyKindLabel[company.companyKind] },
          { label: labels.registeredCapital, value: copy.capital(formatAmount(company.registeredCapital)) },
          { label: labels.foundedOn, value: company.foundedOn },
          { label: labels.termTo, value: company.termTo ?? copy.longTerm },
          { label: labels.address, value: `${company.regionName}${company.address}` },
          { label: labels.officeAddress, value: company.officeAddress ?? copy.none },
        ]}
      />
    </CardFrame>
  );
}

interface LegalCardProps {
  readonly company: Company;
  /** Whether the provider has sent ID number and phone unmasked. */
  readonly clear: boolean;
}

/** The legal person. ID number and phone are masked; viewers with permission can reveal them. */
export function LegalCard({ company, clear }: LegalCardProps) {
  return (
    <CardFrame title={copy.record.legal}>
      <DetailDisplay
        items={[
          { label: labels.legalName, value: company.legalName },
          {
            label: labels.legalPhone,
            value: (
              <MaskedText
                value={company.legalPhone}
                rule="phone"
                label={labels.legalPhone}
                revealable={clear}
              />
            ),
          },
          {
            label: labels.legalIdNo,
            value: (
              <MaskedText value={company.legalIdNo} rule="id" label={labels.legalIdNo} revealable={clear} />
            ),
          },
          {
            label: labels.legalId,
            value: copy.range(company.legalIdFrom, company.legalIdTo ?? copy.longTerm),
          },
        ]}
      />
    </CardFrame>
  );
}
