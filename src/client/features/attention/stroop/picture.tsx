import styles from '#client/features/attention/panel/panel.module.css';
import stage from './stage.module.css';

/** A picture of the rule: the word red in blue ink, and the button to press. */
export const StroopPicture = () => (
  <svg
    viewBox="0 0 320 170"
    className={styles.picture}
    role="img"
    aria-label="The word red in blue ink: press Blue."
  >
    <rect width="320" height="170" className={stage.pictured} />
    <text x="160" y="72" className={stage.picturedWord} data-ink="blue">
      RED
    </text>
    {['Red', 'Green', 'Blue', 'White'].map((name, at) => (
      <g key={name} transform={`translate(${12 + at * 75} 108)`}>
        <rect
          width="71"
          height="44"
          rx="10"
          className={stage.picturedButton}
          data-right={name === 'Blue'}
        />
        <text x="35.5" y="28" className={stage.picturedName}>
          {name}
        </text>
      </g>
    ))}
  </svg>
);
