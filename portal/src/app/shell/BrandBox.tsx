import { useWholeSession } from '../../session/useSession.ts';
import { shell } from './copy.ts';

/** Tag before the greeting, for 12017: login account type plus nickname, or login id without one. 1 §2 */
export function BrandBox() {
  const { userInfo, isParent } = useWholeSession();
  if (userInfo === undefined) return null;
  return (
    <span className="tag tag-theme">
      {shell.brandLine(isParent ? shell.master : shell.sub, userInfo.nickname ?? userInfo.jdpin)}
    </span>
  );
}
