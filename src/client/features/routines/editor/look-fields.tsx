import { RoutineIcon } from '#client/features/routines/list/routine-icon.tsx';
import { RadioRows } from '#client/ui/fields/radio-rows.tsx';
import { Fold } from '#client/ui/fold.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import { COLORS, ICONS } from '#domain/routines/plan.ts';
import { texts } from '#texts/routine-form.js';
import styles from './editor.module.css';
import type { PartProps } from './editor-draft.ts';

/** The pickers for the picture and the color of a routine. */
export const LookFields = ({ draft, change }: PartProps) => {
  return (
    <div className={`${kit.stack4} ${styles.part}`}>
      <Fold
        label={sentence(
          texts.pictureAndColor({
            picture: texts.pictures[draft.icon],
            color: texts.colorsInList[draft.color],
            soft: (text) => <span className={kit.softThin}>{text}</span>,
          }),
        )}
      >
        <div className={kit.stack4}>
          <RadioRows
            legend={texts.picture}
            options={ICONS}
            label={(icon) => (
              <span className={kit.rowMiddle}>
                <RoutineIcon plan={{ icon, color: draft.color }} />
                {texts.pictures[icon]}
              </span>
            )}
            value={draft.icon}
            onChoose={(icon) => change({ icon })}
          />
          <RadioRows
            legend={texts.color}
            options={COLORS}
            label={(color) => (
              <span className={kit.rowMiddle}>
                <RoutineIcon plan={{ icon: draft.icon, color }} />
                {texts.colors[color]}
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
