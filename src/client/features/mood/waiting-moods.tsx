import { useSettled } from '#client/lib/settled.ts';
import { levelOf } from '#domain/mood/levels.ts';
import { MoodFace } from './mood-face.tsx';
import { timeText } from './mood-texts.ts';
import { type ShownMood, useWaitingMoods } from './use-waiting-moods.ts';
import styles from './waiting-moods.module.css';

const NONE: readonly ShownMood[] = [];

/** The check-ins that wait for the connection; nothing while there are none. */
export const WaitingMoods = () => {
  const moods = useWaitingMoods();
  const ids = moods.map(({ id }) => id).join();
  // An entry that is sent at once is not worth a mention.
  const shown = useSettled(ids, '', 700) === ids ? moods : NONE;
  if (shown.length === 0) return null;
  return (
    <section className={styles.waiting} aria-label="Check-ins waiting to send">
      <p className={styles.head}>Waiting to send</p>
      <ul className={styles.list}>
        {shown.map(({ id, mood, timestamp, zone }) => {
          return (
            <li key={id}>
              <MoodFace mood={mood} /> {levelOf(mood).name}, {timeText(timestamp, zone)}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
