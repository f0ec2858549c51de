import { useComfort } from '#client/lib/comfort/comfort.ts';
import { ScoresHidden } from '#client/lib/comfort/scores-hidden.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/attention.js';
import type { MeasureText } from './measure-text.ts';
import styles from './result.module.css';

/** A list of measures, each with its value, what the measure shows, and what it does not show. */
export const Measures = ({ measures }: { readonly measures: readonly MeasureText[] }) => {
  if (useComfort().scoresHidden) return <ScoresHidden />;
  return (
    <dl className={styles.measures}>
      {measures.map(({ name, value, says, saysNot }) => (
        <div key={name} className={styles.measure}>
          <dt className={kit.bold}>{name}</dt>
          <dd
            className={value === null ? kit.soft : kit.figure}
            translate={value === null ? undefined : 'no'}
          >
            {value ?? texts.notEnoughTrials}
          </dd>
          <dd className={kit.softSmall}>
            {says} {saysNot}
          </dd>
        </div>
      ))}
    </dl>
  );
};
