import { encode } from 'uqr';
import styles from '../second-factor.module.css';

/** The width, in modules, of the light border that scanners need. */
const FRAME = 4;

/** A QR code as a single path, black on white in every theme. */
export const QrPicture = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.picture}
      viewBox={`${-FRAME} ${-FRAME} ${size + 2 * FRAME} ${size + 2 * FRAME}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
};
