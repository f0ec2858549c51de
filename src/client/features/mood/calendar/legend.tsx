import { MoodFace } from '#client/features/mood/face.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { MOOD_LEVELS } from '#domain/mood/levels.ts';
import styles from './legend.module.css';
import { moodColor } from './mood-color.ts';

/** The legend of the calendar's colors and faces. */
export const MoodLegend = () => (
  <ul className={styles.legend} aria-label="What the colors mean: the last mood of a day">
    {MOOD_LEVELS.map(({ value, name }) => (
      <li key={value} className={kit.iconText}>
        <span className={`${styles.color} ${moodColor(value)}`}>
          <MoodFace mood={value} />
        </span>
        {name}
      </li>
    ))}
  </ul>
);
