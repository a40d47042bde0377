import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { MemberPromiseLevelLabel, MemberTimeLevelLabel } from '#generated/shared/labels.ts';
import type { Outputs } from '#generated/standard/io.ts';
import { MedalIcon, type MedalDimension } from '#portal/domain/member/MedalIcon.tsx';
import { quotaBadgeLevel } from '#portal/domain/member/member.ts';
import { copy } from '../copy.ts';

interface MedalsProps {
  readonly medals: Outputs['queryCompanyLevelMedals'] | undefined;
  readonly onOpen: (dimension: MedalDimension) => void;
}

/** The medals: time and promise for all users, quota for VIP users only. 2 §2.4 */
export function Medals({ medals, onOpen }: MedalsProps) {
  if (medals === undefined) return <Box sx={{ mt: 4, minHeight: 109 }} />;
  const { timeMedal, unOverdueMedal, vipMedal } = medals;
  return (
    <Box
      component="ul"
      aria-label={copy.member.badges}
      sx={({ palette }) => ({
        display: 'grid',
        gridAutoColumns: 'minmax(0, 1fr)',
        gridAutoFlow: 'column',
        mt: 4,
        pt: 4,
        borderTop: `1px solid ${palette.hairline}`,
        '& > li + li': { borderLeft: `1px solid ${palette.hairline}` },
      })}
    >
      <Medal
        dimension="time"
        name={copy.member.time}
        level={timeMedal.lit && timeMedal.level ? MemberTimeLevelLabel[timeMedal.level] : undefined}
        onOpen={onOpen}
      />
      <Medal
        dimension="promise"
        name={copy.member.promise}
        level={
          unOverdueMedal.lit && unOverdueMedal.level
            ? MemberPromiseLevelLabel[unOverdueMedal.level]
            : undefined
        }
        onOpen={onOpen}
      />
      {vipMedal.lit ? (
        <Medal dimension="quota" name={copy.member.quota} level={quotaBadgeLevel(vipMedal)} onOpen={onOpen} />
      ) : null}
    </Box>
  );
}

interface MedalProps {
  readonly dimension: MedalDimension;
  readonly name: string;
  /** Undefined: not earned. */
  readonly level: string | undefined;
  readonly onOpen: (dimension: MedalDimension) => void;
}

function Medal({ dimension, name, level, onOpen }: MedalProps) {
  return (
    <li>
      <ButtonBase
        onClick={() => onOpen(dimension)}
        aria-haspopup="dialog"
        sx={{
          display: 'grid',
          justifyItems: 'center',
          width: '100%',
          borderRadius: 1,
          fontFamily: 'inherit',
          '&:hover': { bgcolor: 'fill' },
        }}
      >
        <MedalIcon dimension={dimension} lit={level !== undefined} />
        <Typography
          variant={level === undefined ? 'body1' : 'strong'}
          sx={{ mt: 2, ...(level === undefined && { color: 'text.secondary' }) }}
        >
          {level ?? copy.member.notLit}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {name}
        </Typography>
      </ButtonBase>
    </li>
  );
}
