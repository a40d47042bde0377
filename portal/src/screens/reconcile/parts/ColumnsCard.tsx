import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { words as common } from '#portal/copy/words.ts';
import { DateBox } from '#portal/ui/control/DateBox.tsx';
import { readDate } from '#portal/ui/control/dateText.ts';
import { SelectBox, type SelectOption } from '#portal/ui/control/SelectBox.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { ErrorLine } from '#portal/ui/feedback/ErrorLine.tsx';
import { FieldFrame } from '#portal/ui/form/FieldFrame.tsx';
import { copy } from '../copy.ts';
import type { Desk } from '../desk.ts';
import { ROLES, type Role } from '../ledger/columns.ts';
import { isComplete } from '../ledger/lines.ts';
import { SIDES, type Figure, type Scope, type Side } from '../match/theirs.ts';
import type { Run } from '../useRun.ts';

const { columns: words, scope: scopeWords, run: runWords } = copy;

interface ColumnsCardProps {
  readonly desk: Desk;
  readonly run: Run;
  readonly onChange: (desk: Desk) => void;
}

/** Value of the choice of no column. */
const NONE = -1;
const OPTIONAL: readonly Role[] = ['date', 'note'];

/** Chooses the columns of the ledger and what to compare it with, and starts the comparison. */
export function ColumnsCard({ desk, run, onChange }: ColumnsCardProps) {
  const { table, columns, scope } = desk;
  const [showsProblems, setShowsProblems] = useState(false);
  const isRunning = run.share !== undefined;
  const [from, to] = [readDate(scope.from, 'day'), readDate(scope.to, 'day')];
  const isPeriod = from !== undefined && to !== undefined && from <= to;
  const setScope = (next: Partial<Scope>) => onChange({ ...desk, scope: { ...scope, ...next } });
  const start = () => {
    setShowsProblems(true);
    if (isComplete(columns) && isPeriod) run.start({ ...desk, scope: { ...scope, from, to } });
  };
  return (
    <CardFrame title={words.title}>
      <Box sx={gridStyle}>
        {ROLES.map((role) => {
          const isOptional = OPTIONAL.includes(role);
          const value = columns[role] ?? (isOptional ? NONE : undefined);
          return (
            <Choice
              key={role}
              label={words[role]}
              options={[
                ...(isOptional ? [{ value: NONE, label: words.none }] : []),
                ...table.titles.map((label, column) => ({ value: column, label })),
              ]}
              value={value}
              hint={sampleOf(desk, columns[role])}
              problem={showsProblems && value === undefined ? words.missing : undefined}
              onChange={(column) => onChange({ ...desk, columns: withRole(columns, role, column) })}
            />
          );
        })}
        <Choice
          label={scopeWords.side}
          options={optionsOf(Object.keys(SIDES) as Side[], scopeWords.sides)}
          value={scope.side}
          onChange={(side) => setScope({ side, figure: SIDES[side][0] })}
        />
        <Choice<Figure>
          label={scopeWords.figure}
          options={optionsOf(SIDES[scope.side], scopeWords.figures)}
          value={scope.figure}
          onChange={(figure) => setScope({ figure })}
        />
        {(['from', 'to'] as const).map((end) => (
          <DayChoice
            key={end}
            label={scopeWords[end][scope.side]}
            value={scope[end]}
            problem={end === 'to' && showsProblems && !isPeriod ? scopeWords.badPeriod : undefined}
            onChange={(day) => setScope({ [end]: day })}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: 4 }}>
        {isRunning ? (
          <>
            <Button size="large" disabled>
              <span role="status">{runWords.loading(Math.round((run.share ?? 0) * 100))}</span>
            </Button>
            <Button size="large" variant="outlined" onClick={run.cancel}>
              {runWords.cancel}
            </Button>
          </>
        ) : (
          <Button size="large" variant={desk.result ? 'outlined' : 'contained'} onClick={start}>
            {desk.result ? runWords.again : runWords.start}
          </Button>
        )}
        {run.failure ? <ErrorLine error={run.failure.error} onRetry={start} /> : null}
      </Box>
    </CardFrame>
  );
}

const optionsOf = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

function withRole(columns: Desk['columns'], role: Role, column: number): Desk['columns'] {
  const { [role]: _before, ...others } = columns;
  return column === NONE ? others : { ...others, [role]: column };
}

/** Most characters of the hint. */
const MOST_SAMPLE = 30;

/** The first cell of the column that has content, as a hint. */
function sampleOf({ table }: Desk, column: number | undefined): string | undefined {
  const at = column ?? NONE;
  const cell = table.rows.find(({ cells }) => (cells[at] ?? '') !== '')?.cells[at];
  if (cell === undefined) return undefined;
  return words.sample(cell.length > MOST_SAMPLE ? `${cell.slice(0, MOST_SAMPLE)}…` : cell);
}

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value | undefined;
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, options, value, hint, problem, onChange } = props;
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <FieldFrame id={id} noteId={noteId} label={label} hint={hint} problem={problem}>
      <SelectBox
        id={id}
        className="field-control"
        options={options}
        value={value}
        placeholder={common.select}
        invalid={problem !== undefined}
        describedBy={hint === undefined && problem === undefined ? undefined : noteId}
        onChange={onChange}
      />
    </FieldFrame>
  );
}

interface DayChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (day: string) => void;
}

function DayChoice({ label, value, problem, onChange }: DayChoiceProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <FieldFrame id={id} noteId={noteId} label={label} hint={undefined} problem={problem}>
      <DateBox
        id={id}
        unit="day"
        className="field-control"
        value={value}
        invalid={problem !== undefined}
        describedBy={problem === undefined ? undefined : noteId}
        onChange={onChange}
      />
    </FieldFrame>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
  gap: { xs: '16px 12px', sm: '16px 20px' },
  alignItems: 'start',
} as const;
