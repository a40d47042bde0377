import { heroes } from '../../copy/heroes.ts';
import { platformName } from '../../products/names.ts';

/** The same grey frame as skeleton.html, until the first screen and its session are there. */
export function FrameSkeleton() {
  return (
    <div className="sk-frame">
      <div className="sk-header">
        <span className="sk-logo" />
        <span className="sk-title">{platformName}</span>
      </div>
      {Object.entries(heroes).map(([name, { title, brief }]) => (
        <div key={name} className={`sk-hero sk-hero-${name}`}>
          <div className="sk-hero-text">
            <p className="sk-hero-title">{title}</p>
            <p className="sk-hero-brief">{brief}</p>
          </div>
        </div>
      ))}
    </div>
  );
}
