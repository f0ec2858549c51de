import { Readers } from '#client/lib/sharing/readers.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/chat.js';
import type { PartOf } from './message-part-type.ts';
import styles from './parts.module.css';

/** A ladder with its steps, the hardest first. */
export const LadderPart = ({ part }: { readonly part: PartOf<'ladder'> }) => (
  <section className={styles.panel} aria-label={texts.ladderOf({ fear: part.fear })}>
    <p className={kit.boldBreak}>{texts.yourLadder({ fear: part.fear })}</p>
    {part.rungs.length === 0 ? <p className={kit.softSmall}>{texts.noStepsYet}</p> : null}
    <ol className={kit.stack2} reversed>
      {part.rungs.toReversed().map(({ text, distress, tries, isChosen }) => (
        <li key={text} className={styles.rung} aria-current={isChosen ? 'step' : undefined}>
          <span className={styles.rungText}>
            {text}
            {isChosen ? <span className={styles.chosen}>{texts.chosenForNow}</span> : null}
          </span>
          <span className={kit.softSmall}>{texts.distressAndTries({ distress, tries })}</span>
          <meter min={0} max={100} value={distress} aria-label={texts.distressOf({ step: text })} />
        </li>
      ))}
    </ol>
    <Readers stream="ladders" />
  </section>
);
