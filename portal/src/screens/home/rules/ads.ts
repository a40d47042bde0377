/** Speed of the swiper, in ms. 2 §9 */
export const AD_SPEED = 500;
/** Time between two ads, in ms: the carousel's delay of 2 §4. */
export const AD_DELAY = 3000;

/** The home ads play by themselves only when there are two or more. 2 §2.4 */
export const adCarousel = (count: number) => ({ autoplay: count >= 2, speed: AD_SPEED, delay: AD_DELAY });
