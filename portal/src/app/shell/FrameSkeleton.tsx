import { platformName } from '../../products/names.ts';

/** The same grey frame as skeleton.html, until the first screen and its session are there. */
export function FrameSkeleton() {
  return (
    <div className="sk-frame">
      <div className="sk-header">
        <span className="sk-logo" />
        <span className="sk-title">{platformName}</span>
      </div>
    </div>
  );
}
