import Box from '@mui/material/Box';
import { AccountDetailTypeLabel, AccountDirectionLabel } from '#generated/shared/labels.ts';
import { Icon } from '../../icons/Icon.tsx';
import { isIncome, type Movement } from './movement.ts';

/** The type of a movement after a sign for its direction. 1 §4 */
export function MovementType({ movement }: { readonly movement: Pick<Movement, 'type' | 'direction'> }) {
  const income = isIncome(movement);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, whiteSpace: 'nowrap' }}>
      <Box
        component="span"
        role="img"
        aria-label={AccountDirectionLabel[movement.direction]}
        sx={{
          display: 'inline-grid',
          placeItems: 'center',
          flex: 'none',
          width: 24,
          height: 24,
          borderRadius: (theme) => `${String(theme.radii.tag)}px`,
          bgcolor: income ? 'tints.success' : 'fill',
          color: income ? 'textOn.success' : 'text.secondary',
        }}
      >
        <Icon name={income ? 'plus' : 'minus'} size={14} />
      </Box>
      {AccountDetailTypeLabel[movement.type]}
    </Box>
  );
}
