import styles from '#client/features/attention/panel/panel.module.css';
import { texts } from '#texts/attention.js';
import stage from './stage.module.css';

const DIGITS = [4, 9, 2];

/** A picture of the rule: three digits appear one after the other, and the person types them. */
export const DigitPicture = ({ backward }: { readonly backward: boolean }) => (
  <svg
    viewBox={backward ? '0 0 320 212' : '0 0 320 156'}
    className={styles.picture}
    role="img"
    aria-label={backward ? texts.digitPictureBackward : texts.digitPicture}
  >
    {DIGITS.map((digit, at) => (
      <g key={digit} transform={`translate(${16 + at * 104} 8)`}>
        <rect width="80" height="72" rx="12" className={stage.pictured} />
        <text x="40" y="50" className={stage.picturedDigit}>
          {digit}
        </text>
        {at < 2 ? <path d="M86 36h12m-5-5 5 5-5 5" className={stage.arrow} /> : null}
      </g>
    ))}
    {(backward ? ['492', '294'] : ['492']).map((typed, at) => (
      <g key={typed} transform={`translate(16 ${100 + at * 56})`}>
        <rect width="160" height="44" rx="8" className={stage.picturedField} />
        <text x="14" y="29" className={stage.picturedTyped}>
          {typed}
        </text>
        <text x="190" y="28" className={stage.picturedNote}>
          {texts.digitPictureNotes[at]}
        </text>
      </g>
    ))}
  </svg>
);
