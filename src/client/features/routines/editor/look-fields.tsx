import {
  COLOR_NAMES,
  ICON_NAMES,
  RoutineIcon,
} from '#client/features/routines/list/routine-icon.tsx';
import { RadioRows } from '#client/ui/fields/radio-rows.tsx';
import { Fold } from '#client/ui/fold.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { COLORS, ICONS } from '#domain/routines/plan.ts';
import styles from './editor.module.css';
import type { PartProps } from './editor-draft.ts';

/** The pickers for the picture and the color of a routine. */
export const LookFields = ({ draft, change }: PartProps) => {
  return (
    <div className={`${kit.stack4} ${styles.part}`}>
      <Fold
        label={
          <>
            Picture and color
            <span className={kit.softThin}>
              : {ICON_NAMES[draft.icon]}, {COLOR_NAMES[draft.color].toLowerCase()}
            </span>
          </>
        }
      >
        <div className={kit.stack4}>
          <RadioRows
            legend="Picture"
            options={ICONS}
            label={(icon) => (
              <span className={kit.rowMiddle}>
                <RoutineIcon plan={{ icon, color: draft.color }} />
                {ICON_NAMES[icon]}
              </span>
            )}
            value={draft.icon}
            onChoose={(icon) => change({ icon })}
          />
          <RadioRows
            legend="Color"
            options={COLORS}
            label={(color) => (
              <span className={kit.rowMiddle}>
                <RoutineIcon plan={{ icon: draft.icon, color }} />
                {COLOR_NAMES[color]}
              </span>
            )}
            value={draft.color}
            onChoose={(color) => change({ color })}
          />
        </div>
      </Fold>
    </div>
  );
};
