import { useQuery } from '@tanstack/react-query';
import { readyRoutines } from '#client/features/routines/days/ready-routines.ts';
import { RoutineIcon } from '#client/features/routines/list/routine-icon.tsx';
import { Fold } from '#client/ui/fold.tsx';
import styles from './editor.module.css';
import { type EditorDraft, fromTemplate } from './editor-draft.ts';

interface TemplateChoiceProps {
  readonly onChoose: (filled: Partial<EditorDraft>) => void;
}

/** Templates to begin with. If they do not load, the form can still be filled in by hand. */
export const TemplateChoice = ({ onChoose }: TemplateChoiceProps) => {
  const { data } = useQuery(readyRoutines);
  if (data === undefined) return null;
  return (
    <Fold label="Begin with a ready one">
      <ul className={styles.choices}>
        {data.map((template) => (
          <li key={template.id}>
            <button
              type="button"
              className={styles.choice}
              onClick={({ currentTarget: { form } }) => {
                onChoose(fromTemplate(template));
                // The list disappears once a template is chosen, so the focus must move.
                const name = form?.elements.namedItem('plan.name');
                if (name instanceof HTMLElement) name.focus({ preventScroll: true });
              }}
            >
              <RoutineIcon plan={template} />
              <span>
                <span className={styles.choiceName}>{template.title}</span>
                <span className={styles.soft}>{template.about}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Fold>
  );
};
