const INVALID_EASING = 'Invalid ease type. (eg. easing="Power1.easeOut")';

/** CSS curves by the names that the animations use. */
const curves: Readonly<Record<string, string>> = {
  'Power0.easeNone': 'linear',
  'Power1.easeIn': 'cubic-bezier(0.55, 0.085, 0.68, 0.53)',
  'Power1.easeOut': 'cubic-bezier(0.25, 0.46, 0.45, 0.94)',
  'Power1.easeInOut': 'cubic-bezier(0.455, 0.03, 0.515, 0.955)',
};

/** The CSS timing function of an easing name: family and curve with exactly one dot between. 2 §5 */
export function easing(name: string): string {
  if (name.split('.').length !== 2) throw new Error(INVALID_EASING);
  return curves[name] ?? 'ease-out';
}
