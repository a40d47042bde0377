import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { Icon } from '../../../icons/Icon.tsx';
import { copy } from '../copy.ts';

/** 执行利率 with what it means, on hover and on focus. 2 §8 */
export function RateLabel() {
  return (
    <Tooltip title={copy.confirm.rateTip} describeChild>
      <ButtonBase sx={{ font: 'inherit', color: 'inherit', gap: 1 }}>
        {copy.confirm.rate}
        <Icon name="help" size={14} />
      </ButtonBase>
    </Tooltip>
  );
}
