import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { levelOf, type MoodValue } from '#domain/mood/levels.ts';
import styles from './face.module.css';

/** The SVG paths of the brows and mouth of each mood. All moods have the same eyes. */
const FEATURES: Readonly<Record<MoodValue, readonly [brows: string, mouth: string]>> = {
  0: ['M10 13l7 4M30 13l-7 4', 'M13 31q7-6 14 0'],
  25: ['M10 15q3-1 6-4M30 15q-3-1-6-4', 'M13 30q7-5 14 0'],
  50: ['', 'M13 28h14'],
  75: ['', 'M12 26q8 7 16 0'],
  100: ['', 'M11 24h18q-2 9-9 9t-9-9Z'],
};

/**
 * The face of a mood as a drawing, because emoji differ between devices and some devices have none. The drawing is
 * hidden from screen readers, because the name of the mood is always next to it.
 */
export const MoodFace = ({ mood }: { readonly mood: MoodValue }) => {
  const [brows, mouth] = FEATURES[mood];
  return (
    <span className={styles.face} aria-hidden="true">
      <svg viewBox="0 0 40 40" className={styles.drawing} aria-hidden="true">
        <circle cx="20" cy="20" r="18" className={styles.skin} />
        <ellipse cx="14" cy="18.5" rx="2" ry="2.6" className={styles.eye} />
        <ellipse cx="26" cy="18.5" rx="2" ry="2.6" className={styles.eye} />
        <path d={`${brows}${mouth}`} className={mood === 100 ? styles.teeth : styles.line} />
      </svg>
      {/* The emoji as text, so that people can search for it and copy it. */}
      <VisuallyHidden>{levelOf(mood).emoji}</VisuallyHidden>
    </span>
  );
};
