import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { paths } from '../../../paths.ts';
import { CardFrame } from '../../../widgets/CardFrame.tsx';
import { MaskedText } from '../../../widgets/MaskedText.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import { copy } from '../copy.ts';
import { CardLink } from '../parts/CardLink.tsx';
import { showsRealNameTag } from '../rules/viewer.ts';
import { useViewer } from '../useViewer.ts';
import { MemberBlock } from './MemberBlock.tsx';

/** Which company and account this is, its administrator, and the member level. 2 §2.4, §5 */
export function UserCard() {
  const { product, isParent, userInfo, openStatus, flowType } = useViewer();
  const company = userInfo?.companyName ?? openStatus.extMap.companyName;
  const phone = userInfo?.phone;
  return (
    <CardFrame>
      <h2 style={visuallyHidden}>{copy.user.label}</h2>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="cardTitle" component="p" sx={{ minWidth: 0 }}>
          {company}
        </Typography>
        <StatusTag>{isParent ? copy.user.parent : copy.user.child}</StatusTag>
      </Box>
      {showsRealNameTag(product.userType, flowType) ? (
        <Box sx={{ mt: 1 }}>
          <StatusTag tone="warning" icon="warning">
            {copy.user.realNameExpired}
          </StatusTag>
        </Box>
      ) : null}
      {phone ? (
        <Typography
          variant="caption"
          component="p"
          color="textSecondary"
          sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mt: 1 }}
        >
          {copy.user.adminPhone}
          <MaskedText value={phone} rule="phone" label={copy.user.adminPhone} revealable={isParent} />
          {isParent && !product.factoring ? (
            <CardLink strong small to={paths.companyModifyPhone()}>
              {copy.user.editPhone}
            </CardLink>
          ) : null}
        </Typography>
      ) : null}
      {isParent ? (
        <Box sx={{ mt: 1 }}>
          <CardLink small arrow to={paths.companyAccounts()}>
            {copy.user.accountManage}
          </CardLink>
        </Box>
      ) : null}
      <MemberBlock />
    </CardFrame>
  );
}
