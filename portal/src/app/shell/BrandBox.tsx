import { useWholeSession } from '../../session/useSession.ts';
import { shell } from './copy.ts';

/** 12017: login account type plus nickname, or login id without one; it looks like a tag. 1 §2 */
export function BrandBox() {
  const { userInfo, isParent } = useWholeSession();
  if (userInfo === undefined) return null;
  return (
    <span className="tag tag-theme">
      {shell.brandLine(isParent ? shell.master : shell.sub, userInfo.nickname ?? userInfo.jdpin)}
    </span>
  );
}
