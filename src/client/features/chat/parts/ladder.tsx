import { Readers } from '#client/lib/sharing/readers.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { count } from '#domain/shared/text/count.ts';
import type { PartOf } from './message-part-type.ts';
import styles from './parts.module.css';

const triesText = (tries: number): string =>
  tries === 0 ? 'not tried yet' : `tried ${count(tries, 'time')}`;

/** A ladder with its steps, the hardest first. */
export const LadderPart = ({ part }: { readonly part: PartOf<'ladder'> }) => (
  <section className={styles.panel} aria-label={`Ladder: ${part.fear}`}>
    <p className={kit.boldBreak}>Your ladder: {part.fear}</p>
    {part.rungs.length === 0 ? <p className={kit.softSmall}>It has no steps yet.</p> : null}
    <ol className={kit.stack2} reversed>
      {part.rungs.toReversed().map(({ text, distress, tries, isChosen }) => (
        <li key={text} className={styles.rung} aria-current={isChosen ? 'step' : undefined}>
          <span className={styles.rungText}>
            {text}
            {isChosen ? <span className={styles.chosen}>Chosen for now</span> : null}
          </span>
          <span className={kit.softSmall}>
            distress {distress} of 100, {triesText(tries)}
          </span>
          <meter min={0} max={100} value={distress} aria-label={`Distress of ${text}`} />
        </li>
      ))}
    </ol>
    <Readers stream="ladders" />
  </section>
);
