import type { SimonColor } from '#domain/attention/simon/colors.ts';
import styles from './stage.module.css';

const PATHS: Readonly<Record<SimonColor, string>> = {
  red: 'M50 12a38 38 0 1 1 0 76a38 38 0 1 1 0-76z',
  green: 'M50 12 92 84H8z',
  blue: 'M16 16h68v68H16z',
  yellow: 'M50 6 94 50 50 94 6 50z',
};

/** The shape of a pad: a circle, a triangle, a square, or a diamond. */
export const SimonShape = ({ color }: { readonly color: SimonColor }) => (
  <path d={PATHS[color]} className={styles.shape} data-color={color} />
);
