import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { RealNameExpired } from '#portal/domain/company/RealNameExpired.tsx';
import { hasBenefits } from '#portal/products/benefits.ts';
import { itemOf } from '#portal/products/menuFor.ts';
import { modifyPhoneOf } from '#portal/products/modifyPhone.ts';
import { useWholeSession } from '#portal/session/useSession.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { MaskedText } from '#portal/ui/text/MaskedText.tsx';
import { StatusTag } from '#portal/ui/text/StatusTag.tsx';
import { copy } from '../copy.ts';
import { CardLink } from '../parts/CardLink.tsx';
import { flowTaskOf } from '../rules/flowTask.ts';
import { useViewer } from '../useViewer.ts';
import { MemberBlock } from './MemberBlock.tsx';

/** The company and account, its administrator, and the member level. 2 §2.4, §5 */
export function UserCard() {
  const { product, isParent, isAccountFrozen, userInfo, openStatus, menu } = useViewer();
  const { flowType } = useWholeSession();
  const company = userInfo?.companyName ?? openStatus.extMap.companyName;
  const phone = userInfo?.phone;
  const phonePage = modifyPhoneOf(product);
  const accounts = itemOf(menu, 'accountManage');
  const task = flowTaskOf(product.type, flowType);
  return (
    <CardFrame>
      <h2 style={visuallyHidden}>{copy.user.label}</h2>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="cardTitle" component="p" sx={{ minWidth: 0 }}>
          {company}
        </Typography>
        <StatusTag>{isParent ? copy.user.parent : copy.user.child}</StatusTag>
      </Box>
      <RealNameExpired />
      {task ? (
        <Box sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 3 }}>
          <StatusTag tone="warning" icon="warning">
            {copy.user.tasks[task.kind].tag}
          </StatusTag>
          {isParent ? (
            <CardLink strong to={task.to}>
              {copy.user.tasks[task.kind].action}
            </CardLink>
          ) : null}
        </Box>
      ) : null}
      {isAccountFrozen ? (
        <Box sx={{ mt: 2 }}>
          <HintPanel tone="danger" icon="lock">
            {copy.user.frozen}
          </HintPanel>
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
          {isParent && phonePage !== undefined ? (
            <CardLink strong small to={phonePage}>
              {copy.user.editPhone}
            </CardLink>
          ) : null}
        </Typography>
      ) : null}
      {accounts ? (
        <Box sx={{ mt: 1 }}>
          <CardLink small arrow to={accounts.link}>
            {accounts.title}
          </CardLink>
        </Box>
      ) : null}
      {hasBenefits(product) ? <MemberBlock /> : null}
    </CardFrame>
  );
}
