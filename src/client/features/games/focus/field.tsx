import { FIELD } from '#domain/games/focus/circles.ts';
import type { Circle } from '#domain/games/focus/run.ts';
import styles from './focus.module.css';

interface FocusFieldProps {
  readonly circles: readonly Circle[];
  readonly onTap: (timeStampMs: number, circle: Circle) => void;
  /** Words in the empty field, which are also said outside of it. */
  readonly children: string | null;
}

const NAMES = { green: 'Green circle with a check', red: 'Red circle with a bar' } as const;

/** A green one is light with a check, a red one dark with a bar and a ring around it: never color alone. */
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

/** Where the circles come and go. They are pressed at the instant a finger or the mouse goes down. */
export const FocusField = ({ circles, onTap, children }: FocusFieldProps) => (
  <fieldset
    className={styles.field}
    aria-label="Field"
    style={{
      gridTemplate: `repeat(${FIELD.rows}, minmax(0, 1fr)) / repeat(${FIELD.columns}, minmax(0, 1fr))`,
    }}
  >
    {children === null ? null : (
      <p className={styles.words} aria-hidden="true">
        {children}
      </p>
    )}
    {circles.map((circle) => (
      <button
        key={`${circle.round} ${circle.index}`}
        type="button"
        // A key presses the newest one, wherever the focus is: it would be gone before Tab reached it.
        tabIndex={-1}
        className={styles.circle}
        aria-label={NAMES[circle.color]}
        style={{
          gridRow: Math.floor(circle.cell / FIELD.columns) + 1,
          gridColumn: (circle.cell % FIELD.columns) + 1,
        }}
        // The focus stays where it is, since this is gone in a moment.
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={({ button, timeStamp }) => {
          if (button === 0) onTap(timeStamp, circle);
        }}
        onClick={({ detail, timeStamp }) => {
          if (detail === 0) onTap(timeStamp, circle);
        }}
      >
        <Shape color={circle.color} />
      </button>
    ))}
  </fieldset>
);
