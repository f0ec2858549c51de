import { useQuery } from '@tanstack/react-query';
import { readyRoutines } from '#client/features/routines/days/ready-routines.ts';
import { RoutineIcon } from '#client/features/routines/list/routine-icon.tsx';
import { Fold } from '#client/ui/fold.tsx';
import kit from '#client/ui/layout/kit.module.css';
import styles from './editor.module.css';
import { type EditorDraft, fromTemplate } from './editor-draft.ts';

interface TemplateChoiceProps {
  readonly onChoose: (filled: Partial<EditorDraft>) => void;
}

/**
 * The templates with which a new routine can start. If they cannot be loaded, the person can still fill in the form.
 */
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
                // The list disappears after a template is chosen, so the focus moves to the name field.
                const name = form?.elements.namedItem('plan.name');
                if (name instanceof HTMLElement) name.focus({ preventScroll: true });
              }}
            >
              <RoutineIcon plan={template} />
              <span>
                <span className={styles.choiceName}>{template.title}</span>
                <span className={kit.softThin}>{template.about}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Fold>
  );
};
