import styles from '#client/features/attention/panel/panel.module.css';
import { STROOP_COLORS } from '#domain/attention/stroop/stimuli.ts';
import { texts } from '#texts/attention.js';
import stage from './stage.module.css';

/** A picture of the rule: the word red in blue ink, and the button to press. */
export const StroopPicture = () => (
  <svg viewBox="0 0 320 170" className={styles.picture} role="img" aria-label={texts.stroopPicture}>
    <rect width="320" height="170" className={stage.pictured} />
    <text x="160" y="72" className={stage.picturedWord} data-ink="blue">
      {texts.stroopPictureWord}
    </text>
    {STROOP_COLORS.map((color, at) => (
      <g key={color} transform={`translate(${12 + at * 75} 108)`}>
        <rect
          width="71"
          height="44"
          rx="10"
          className={stage.picturedButton}
          data-right={color === 'blue'}
        />
        <text x="35.5" y="28" className={stage.picturedName}>
          {texts.colorNames[color]}
        </text>
      </g>
    ))}
  </svg>
);
