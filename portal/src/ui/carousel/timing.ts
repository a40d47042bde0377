/** Duration of a slide's movement in ms. 2 §9 */
export const SLIDE_SPEED = 500;
/** Time between two slides that turn by themselves, in ms. 2 §4 */
export const AUTOPLAY_DELAY = 3000;
