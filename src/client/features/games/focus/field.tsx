import kit from '#client/ui/layout/kit.module.css';
import { pressProps } from '#client/ui/press-props.ts';
import { FIELD } from '#domain/games/focus/circles.ts';
import { explanationOf } from '#domain/games/focus/explained.ts';
import type { Circle, FocusRun } from '#domain/games/focus/run.ts';
import { texts } from '#texts/games.js';
import styles from './focus.module.css';

interface FocusFieldProps {
  readonly run: FocusRun;
  /** Whether words on the first circles say what to do with them. */
  readonly isExplained: boolean;
  readonly onTap: (timeStampMs: number, circle: Circle) => void;
  /** The text in the empty field. It is hidden from screen readers, because they announce it elsewhere. */
  readonly children: string | null;
}

/**
 * Green is a light circle with a check, and red is a dark circle with a bar and a ring, so that color is never the only
 * difference.
 */
const Shape = ({ color }: Pick<Circle, 'color'>) => (
  <svg viewBox="0 0 100 100" className={styles.shape} data-color={color} aria-hidden="true">
    <circle cx="50" cy="50" r="44" />
    {color === 'green' ? (
      <path d="M29 52l14 15 29-32" />
    ) : (
      <>
        <circle className={styles.ring} cx="50" cy="50" r="36" />
        <path d="M31 50H69" />
      </>
    )}
  </svg>
);

/** A picture of the circles to tap and one of the circles to leave. The rule is also written for screen readers. */
export const FocusLegend = ({ go }: { readonly go: Circle['color'] }) => (
  <div className={`${kit.rowMiddle23} ${styles.legend}`} aria-hidden="true">
    {(['tap', 'leave'] as const).map((action) => (
      <span key={action} className={`${kit.iconText} ${kit.largeBold}`}>
        <Shape color={(action === 'tap') === (go === 'green') ? 'green' : 'red'} />
        {texts.circleActions[action]}
      </span>
    ))}
  </div>
);

/** The field in which the circles appear. A press counts on pointer down. */
export const FocusField = ({ run, isExplained, onTap, children }: FocusFieldProps) => (
  <fieldset
    className={styles.field}
    aria-label={texts.field}
    style={{
      gridTemplate: `repeat(${FIELD.rows}, minmax(0, 1fr)) / repeat(${FIELD.columns}, minmax(0, 1fr))`,
    }}
  >
    {children === null ? null : (
      <p className={`${kit.largeBold} ${styles.words}`} aria-hidden="true">
        {children}
      </p>
    )}
    {run.circles.map((circle) => {
      const explanation = isExplained ? explanationOf(run, circle) : null;
      return (
        <button
          key={`${circle.round} ${circle.index}`}
          type="button"
          // Not in the tab order, because a circle would disappear before Tab reaches it. A key press taps the newest
          // circle instead.
          tabIndex={-1}
          className={styles.circle}
          data-explained={explanation}
          aria-label={texts.circleNames[circle.color]}
          style={{
            gridRow: Math.floor(circle.cell / FIELD.columns) + 1,
            gridColumn: (circle.cell % FIELD.columns) + 1,
          }}
          // The circle must not take the focus, because it disappears in a moment.
          onMouseDown={(event) => event.preventDefault()}
          {...pressProps((timeStampMs) => onTap(timeStampMs, circle))}
        >
          <Shape color={circle.color} />
          {explanation === null ? null : (
            <span className={styles.tag}>{texts.circleActions[explanation]}</span>
          )}
        </button>
      );
    })}
  </fieldset>
);
