import { useId } from 'react';
import {
  COLOR_NAMES,
  ICON_NAMES,
  RoutineIcon,
} from '#client/features/routines/list/routine-icon.tsx';
import { COLORS, ICONS } from '#domain/routines/plan.ts';
import styles from './editor.module.css';
import type { PartProps } from './editor-draft.ts';

/** The pickers for the picture and the color of a routine. */
export const LookFields = ({ draft, change }: PartProps) => {
  const id = useId();
  return (
    <details className={styles.part}>
      <summary className={styles.summary}>
        Picture and color
        <span className={styles.soft}>
          : {ICON_NAMES[draft.icon]}, {COLOR_NAMES[draft.color].toLowerCase()}
        </span>
      </summary>
      <fieldset className={styles.bare}>
        <legend className={styles.legend}>Picture</legend>
        <div className={styles.looks}>
          {ICONS.map((icon) => (
            <label key={icon} className={styles.look}>
              <input
                type="radio"
                name={`${id}-icon`}
                checked={icon === draft.icon}
                onChange={() => change({ icon })}
              />
              <RoutineIcon plan={{ icon, color: draft.color }} />
              {ICON_NAMES[icon]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.bare}>
        <legend className={styles.legend}>Color</legend>
        <div className={styles.looks}>
          {COLORS.map((color) => (
            <label key={color} className={styles.look}>
              <input
                type="radio"
                name={`${id}-color`}
                checked={color === draft.color}
                onChange={() => change({ color })}
              />
              <RoutineIcon plan={{ icon: draft.icon, color }} />
              {COLOR_NAMES[color]}
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  );
};
