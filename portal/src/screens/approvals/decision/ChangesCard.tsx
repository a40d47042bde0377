import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ApprovalFigureLabel } from '#generated/shared/labels.ts';
import type { ApprovalDetail } from '#portal/domain/approval/queries.ts';
import { Icon } from '#portal/icons/Icon.tsx';
import { DetailRows } from '#portal/ui/detail/DetailRows.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { copy } from '../copy.ts';
import { figureText } from './approvalFacts.ts';

const { detail: words } = copy;

/** Each figure now and after the approval. The provider computes them from current data. docs/design/look.md rule 18 */
export function ChangesCard({ approval }: { readonly approval: ApprovalDetail }) {
  const { changes, checkedAt, problem } = approval;
  if (changes.length === 0 && problem === undefined) return null;
  return (
    <CardFrame title={words.changes} actions={<Caption>{words.checkedAt(checkedAt)}</Caption>}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {changes.length === 0 ? null : (
          <Box sx={sides}>
            <Side title={words.now} note={words.unchanged}>
              <DetailRows
                rows={changes.map(({ figure, before }) => [ApprovalFigureLabel[figure], figureText(before)])}
              />
            </Side>
            <Icon name="arrowRight" size={20} sx={{ alignSelf: 'center', justifySelf: 'center' }} />
            <Side title={words.after}>
              <DetailRows
                rows={changes.map(({ figure, after }) => [
                  ApprovalFigureLabel[figure],
                  <strong key={figure}>{figureText(after)}</strong>,
                ])}
              />
            </Side>
          </Box>
        )}
        {problem === undefined ? (
          <HintPanel tone="info" icon="success">
            {words.same}
          </HintPanel>
        ) : (
          <HintPanel tone="danger" icon="octagon">
            {words.problem(problem)}
          </HintPanel>
        )}
      </Box>
    </CardFrame>
  );
}

const Caption = ({ children }: { readonly children: string }) => (
  <Typography variant="caption" color="textSecondary">
    {children}
  </Typography>
);

interface SideProps {
  readonly title: string;
  readonly note?: string;
  readonly children: React.ReactNode;
}

const Side = ({ title, note, children }: SideProps) => (
  <Box role="group" aria-label={title} sx={sideStyle}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 2 }}>
      <Typography variant="strong" component="h3">
        {title}
      </Typography>
      {note === undefined ? null : <Caption>{note}</Caption>}
    </Box>
    {children}
  </Box>
);

const sides = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 24px minmax(0, 1fr)' },
  '& > svg': { transform: { xs: 'rotate(90deg)', sm: 'none' } },
} as const;

const sideStyle = {
  p: 4,
  border: '1px solid',
  borderColor: 'tile',
  borderRadius: '6px',
} as const;
