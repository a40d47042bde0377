import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CompanyChangeStatus } from '#generated/shared/enums/CompanyChangeStatus.ts';
import { companyChangeStatus } from '../../domain/status/statusTags.ts';
import { StatusValueTag } from '../../domain/status/StatusValueTag.tsx';
import { DetailDisplay } from '../../ui/detail/DetailDisplay.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { copy } from './copy.ts';

/** An application to change data, with the changes and their labels. */
export interface ListedChange {
  readonly changeNo: string;
  readonly status: CompanyChangeStatus;
  readonly submittedAt: string;
  /** Day of the result; the expected one while the application is being reviewed. */
  readonly finishedAt: string;
  /** Reason of a refusal. */
  readonly reason?: string | undefined;
  readonly items: readonly {
    readonly label: string;
    readonly before?: string | undefined;
    readonly after: string;
  }[];
}

interface ChangesCardProps {
  readonly changes: readonly ListedChange[];
  /** Starts a new application after a refusal. Undefined: none can be started here now. */
  readonly onAgain: (() => void) | undefined;
}

const { changes: words } = copy;

/** The applications, newest first, with changes, status, and the reason of a refusal. */
export function ChangesCard({ changes, onAgain }: ChangesCardProps) {
  if (changes.length === 0) return null;
  const [newest] = changes;
  return (
    <CardFrame
      title={words.title}
      actions={
        newest?.status === CompanyChangeStatus.Refused && onAgain !== undefined ? (
          <Button variant="outlined" onClick={onAgain}>
            {words.again}
          </Button>
        ) : null
      }
    >
      <ul>
        {changes.map((change) => (
          <Box component="li" key={change.changeNo} sx={entryStyle}>
            <ChangeEntry change={change} />
          </Box>
        ))}
      </ul>
    </CardFrame>
  );
}

function ChangeEntry({ change }: { readonly change: ListedChange }) {
  const { changeNo, status, submittedAt, finishedAt, reason, items } = change;
  const reviewing = status === CompanyChangeStatus.Reviewing;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, mb: 2 }}>
        <StatusValueTag kind={companyChangeStatus} value={status} />
        <b>{words.no(changeNo)}</b>
        <Typography variant="caption" color="textSecondary">
          {words.submitted(submittedAt)}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {reviewing ? words.expected(finishedAt) : words.finished(finishedAt)}
        </Typography>
      </Box>
      <DetailDisplay
        items={items.map(({ label, before, after }) => ({
          label,
          value: (
            <>
              <div>{after}</div>
              <Typography variant="caption" color="textSecondary">
                {words.was(before ?? copy.none)}
              </Typography>
            </>
          ),
        }))}
      />
      {reason === undefined ? null : (
        <HintPanel tone="danger" icon="octagon">
          {words.reason(reason)}
        </HintPanel>
      )}
    </>
  );
}

const entryStyle = { py: 3, '& + &': { borderTop: '1px solid', borderColor: 'hairline' } } as const;
