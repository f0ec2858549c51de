import { texts } from '#texts/attention.js';
import styles from './cpt.module.css';

const CARDS = [
  { letters: 'AX', note: texts.cptPictureNotes.press, isTarget: true },
  { letters: 'AM', note: texts.cptPictureNotes.nothing, isTarget: false },
  { letters: 'BX', note: texts.cptPictureNotes.nothing, isTarget: false },
];

/** A picture of the rule: three pairs, one of which is a target. */
export const CptPicture = () => (
  <svg viewBox="0 0 330 96" className={styles.picture} role="img" aria-label={texts.cptPicture}>
    {CARDS.map(({ letters, note, isTarget }, place) => (
      <g key={letters} transform={`translate(${place * 112 + 4} 4)`}>
        {[...letters].map((letter, at) => (
          <g key={letter} transform={`translate(${at * 50} 0)`}>
            <rect
              width="44"
              height="56"
              rx="8"
              className={isTarget && at === 1 ? styles.target : styles.card}
            />
            <text x="22" y="39" className={styles.letter}>
              {letter}
            </text>
          </g>
        ))}
        <text x="47" y="80" className={styles.note}>
          {note}
        </text>
      </g>
    ))}
  </svg>
);
