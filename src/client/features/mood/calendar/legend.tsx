import { MoodFace } from '#client/features/mood/face.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { levelName, MOOD_LEVELS } from '#domain/mood/levels.ts';
import { texts } from '#texts/mood.js';
import styles from './legend.module.css';
import { moodColor } from './mood-color.ts';

/** The legend of the calendar's colors and faces. */
export const MoodLegend = () => (
  <ul className={styles.legend} aria-label={texts.whatTheColorsMeanThe}>
    {MOOD_LEVELS.map(({ value }) => (
      <li key={value} className={kit.iconText}>
        <span className={`${styles.color} ${moodColor(value)}`}>
          <MoodFace mood={value} />
        </span>
        {levelName(value)}
      </li>
    ))}
  </ul>
);
