import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Outputs } from '#generated/provisional/io.ts';
import { CertificateScope } from '#generated/shared/enums/CertificateScope.ts';
import { CertificateStatus } from '#generated/shared/enums/CertificateStatus.ts';
import { safeUrl } from '../../api/redirect.ts';
import { FileButton } from '../../domain/contract/FileButton.tsx';
import { certificateStatus } from '../../domain/status/statusTags.ts';
import { StatusValueTag } from '../../domain/status/StatusValueTag.tsx';
import { dayOf } from '../../format/date.ts';
import { RowAction, RowActions } from '../../ui/button/RowAction.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { SkeletonLines } from '../../ui/feedback/Skeleton.tsx';
import { ListEntry } from '../../ui/list/ListEntry.tsx';
import type { Column } from '../../ui/table/column.ts';
import { PlainTable } from '../../ui/table/PlainTable.tsx';
import { CopyableText } from '../../ui/text/CopyableText.tsx';
import { copy } from './copy.ts';
import type { Certificate } from './queries.ts';

const DocumentDialog = lazy(() =>
  import('../../domain/contract/DocumentDialog.tsx').then((module) => ({ default: module.DocumentDialog })),
);

const { list: words } = copy;

/** The certificates with range and status. Issued ones have preview and download. */
export function CertificatesCard({
  query,
}: {
  readonly query: UseQueryResult<Outputs['querySettleCertificates']>;
}) {
  const [previewed, setPreviewed] = useState<Certificate>();
  return (
    <CardFrame
      title={words.title}
      query={query}
      skeleton={<SkeletonLines heights={[40, 48]} />}
      isEmpty={query.data?.list.length === 0}
      empty={<EmptyLine text={words.none} />}
    >
      <PlainTable
        caption={words.title}
        columns={columnsOf(setPreviewed)}
        rows={query.data?.list ?? []}
        rowKey={({ certificateNo }) => certificateNo}
        narrow={(certificate) => (
          <ListEntry
            first={[coverText(certificate), null]}
            second={[certificate.certificateNo, dayOf(certificate.appliedAt)]}
            third={[
              <StatusValueTag key="status" kind={certificateStatus} value={certificate.status} />,
              <Actions key="actions" certificate={certificate} onPreview={setPreviewed} />,
            ]}
          />
        )}
      />
      {previewed === undefined ? null : (
        <Suspense fallback={null}>
          <DocumentDialog
            title={copy.title}
            address={safeUrl(previewed.previewUrl)}
            file={safeUrl(previewed.fileUrl)}
            onClose={() => setPreviewed(undefined)}
          />
        </Suspense>
      )}
    </CardFrame>
  );
}

const coverText = ({ scope, from, to }: Certificate): string =>
  scope === CertificateScope.All ? words.all(to) : words.period(from ?? '', to);

const columnsOf = (onPreview: (certificate: Certificate) => void): readonly Column<Certificate>[] => [
  {
    key: 'no',
    title: words.no,
    render: ({ certificateNo }) => <CopyableText value={certificateNo} label={words.no} />,
  },
  { key: 'scope', title: words.scope, render: coverText },
  {
    key: 'status',
    title: words.status,
    render: ({ status }) => <StatusValueTag kind={certificateStatus} value={status} />,
  },
  { key: 'appliedAt', title: words.appliedAt, render: ({ appliedAt }) => appliedAt },
  {
    key: 'readyAt',
    title: words.readyAt,
    render: ({ status, readyAt }) => (status === CertificateStatus.Ready ? readyAt : words.expected(readyAt)),
  },
  {
    key: 'actions',
    title: words.actions,
    actions: true,
    align: 'right',
    render: (certificate) => <Actions certificate={certificate} onPreview={onPreview} />,
  },
];

interface ActionsProps {
  readonly certificate: Certificate;
  readonly onPreview: (certificate: Certificate) => void;
}

function Actions({ certificate, onPreview }: ActionsProps) {
  const { certificateNo } = certificate;
  const file = safeUrl(certificate.fileUrl);
  if (file === undefined) return null;
  return (
    <RowActions>
      <RowAction name={words.previewOf(certificateNo)} onClick={() => onPreview(certificate)}>
        {words.preview}
      </RowAction>
      <FileButton address={file} variant="link" aria-label={words.downloadOf(certificateNo)}>
        {words.download}
      </FileButton>
    </RowActions>
  );
}
