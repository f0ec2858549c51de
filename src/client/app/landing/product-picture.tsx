import { texts } from '#texts/landing.js';
import styles from './landing.module.css';

const LIGHT = new URL('./pictures/today-light.jpg', import.meta.url).href;
const DARK = new URL('./pictures/today-dark.jpg', import.meta.url).href;

const ALT = texts.pictureAlt;

const SIZE = { width: 585, height: 1080, loading: 'lazy', decoding: 'async' } as const;

/** A picture of Evenkeel on a phone, in the colors of the theme; created by `npm run pictures`. */
export const ProductPicture = () => (
  <div className={styles.picture}>
    <img src={LIGHT} alt={ALT} className={styles.light} {...SIZE} />
    <img src={DARK} alt={ALT} className={styles.dark} {...SIZE} />
  </div>
);
