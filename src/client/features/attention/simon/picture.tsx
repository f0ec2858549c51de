import styles from '#client/features/attention/panel/panel.module.css';
import { SIMON_COLORS } from '#domain/attention/simon/colors.ts';
import { texts } from '#texts/attention.js';
import { SimonShape } from './shape.tsx';
import stage from './stage.module.css';

const SEQUENCE = ['blue', 'red', 'blue'] as const;

/** A picture of the rule: pads light up one after the other, and the person presses them in that order. */
export const SimonPicture = () => (
  <svg viewBox="0 0 320 190" className={styles.picture} role="img" aria-label={texts.simonPicture}>
    <rect width="320" height="190" className={stage.picturedPlate} />
    {SIMON_COLORS.map((color, at) => (
      <g key={color} transform={`translate(${18 + at * 73} 16)`}>
        <rect width="65" height="65" rx="12" className={stage.picturedPad} />
        <g transform="translate(11 11) scale(0.43)">
          <SimonShape color={color} />
        </g>
      </g>
    ))}
    <text x="160" y="112" className={stage.picturedNote}>
      {texts.simonPictureNote}
    </text>
    {SEQUENCE.map((color, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed, and one color occurs twice
      <g key={at} transform={`translate(${64 + at * 72} 128)`}>
        <g transform="scale(0.46)">
          <SimonShape color={color} />
        </g>
        {at < 2 ? <path d="M52 23h14m-5-5 5 5-5 5" className={stage.arrow} /> : null}
      </g>
    ))}
  </svg>
);
