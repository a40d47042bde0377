import Box from '@mui/material/Box';
import { ContractStatus } from '#generated/shared/enums/ContractStatus.ts';
import { safeUrl } from '../../api/redirect.ts';
import { FileButton } from '../../domain/contract/FileButton.tsx';
import { contractStatus } from '../../domain/status/statusTags.ts';
import { StatusValueTag } from '../../domain/status/StatusValueTag.tsx';
import { dayOf } from '../../format/date.ts';
import { RowAction, RowActions } from '../../ui/button/RowAction.tsx';
import { ListEntry } from '../../ui/list/ListEntry.tsx';
import type { Column } from '../../ui/table/column.ts';
import { CopyableText } from '../../ui/text/CopyableText.tsx';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import { copy } from './copy.ts';
import type { ServiceContract } from './queries.ts';

export interface ContractActions {
  readonly onRead: (contract: ServiceContract) => void;
  readonly onSign: (contract: ServiceContract) => void;
}

/** Key of a contract: its number, or its template's while it is not signed. */
export const keyOf = ({ contractNo, templateNo, templateVersion }: ServiceContract): string =>
  contractNo ?? `${templateNo}:${templateVersion}`;

const { columns } = copy;

export const contractColumns = (actions: ContractActions): readonly Column<ServiceContract>[] => [
  { key: 'name', title: columns.name, render: (contract) => <Name contract={contract} /> },
  {
    key: 'no',
    title: columns.no,
    render: ({ contractNo }) =>
      contractNo === undefined ? copy.none : <CopyableText value={contractNo} label={columns.no} />,
  },
  { key: 'version', title: columns.version, render: ({ templateVersion }) => templateVersion },
  {
    key: 'status',
    title: columns.status,
    render: ({ status }) => <StatusValueTag kind={contractStatus} value={status} />,
  },
  { key: 'signedAt', title: columns.signedAt, render: ({ signedAt }) => signedAt ?? copy.none },
  { key: 'expiresOn', title: columns.expiresOn, render: endText },
  {
    key: 'actions',
    title: columns.actions,
    actions: true,
    align: 'right',
    render: (contract) => <Actions contract={contract} actions={actions} />,
  },
];

function Name({ contract }: { readonly contract: ServiceContract }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {contract.contractName}
      {contract.needFace && contract.signedAt === undefined ? <StatusTag>{copy.needFace}</StatusTag> : null}
    </Box>
  );
}

/** The last day of a contract. Without one: "long-term", but nothing if the contract is not signed or was terminated. */
function endText({ status, signedAt, expiresOn }: ServiceContract): string {
  if (expiresOn !== undefined) return expiresOn;
  return signedAt === undefined || status === ContractStatus.Terminated ? copy.none : copy.longTerm;
}

interface ContractProps {
  readonly contract: ServiceContract;
  readonly actions: ContractActions;
}

function Actions({ contract, actions }: ContractProps) {
  const { contractName, contractNo, signedAt } = contract;
  const file = safeUrl(contract.fileUrl);
  return (
    <RowActions>
      <RowAction name={copy.previewOf(contractName)} onClick={() => actions.onRead(contract)}>
        {copy.preview}
      </RowAction>
      {file === undefined ? null : (
        <FileButton
          address={file}
          variant="link"
          aria-label={copy.downloadOf(contractName, contractNo ?? '')}
        >
          {copy.download}
        </FileButton>
      )}
      {signedAt === undefined ? (
        <RowAction name={copy.signOf(contractName)} onClick={() => actions.onSign(contract)}>
          {copy.sign}
        </RowAction>
      ) : null}
    </RowActions>
  );
}

/** A contract as a list entry, for narrow screens. */
export function ContractEntry({ contract, actions }: ContractProps) {
  const { contractNo, templateVersion, signedAt, status } = contract;
  return (
    <ListEntry
      first={[<Name key="name" contract={contract} />, templateVersion]}
      second={[contractNo ?? copy.none, signedAt === undefined ? null : dayOf(signedAt)]}
      third={[
        <StatusValueTag key="status" kind={contractStatus} value={status} />,
        <Actions key="actions" contract={contract} actions={actions} />,
      ]}
    />
  );
}
