import { useEffect, useRef, useState } from 'react';
import type { PartOf } from '#client/features/chat/parts/message-part-type.ts';
import panel from '#client/features/chat/parts/parts.module.css';
import { useChatTools } from '#client/features/chat/tools.ts';
import { useDraft } from '#client/sync/draft.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { entriesOf, messageOf } from './entries.ts';
import { FormFieldOf } from './field.tsx';
import styles from './form.module.css';
import { type Problems, problemsIn } from './problems.ts';
import { typedDraft } from './typed.ts';

interface FormPartProps {
  readonly part: PartOf<'form'>;
  readonly messageId: string;
  /** Whether it can be sent; only the form of the last message can. */
  readonly isOpen: boolean;
}

const WRONG = '[aria-invalid="true"], [data-invalid] input';

/** The names of the fields whose content the browser cannot parse. */
const unreadableIn = (form: HTMLFormElement): ReadonlySet<string> =>
  new Set(
    [...form.elements].flatMap((element) =>
      element instanceof HTMLInputElement && element.validity.badInput ? [element.name] : [],
    ),
  );

const OpenForm = ({ part, messageId }: Omit<FormPartProps, 'isOpen'>) => {
  const { actions, focusField } = useChatTools();
  const [draft, change] = useDraft(typedDraft);
  const [problems, setProblems] = useState<Problems>({});
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const typed = draft.of.message === messageId ? Object.fromEntries(draft.typed) : {};
  const { fields } = part;
  const values = {
    ...Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    ...typed,
  };

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [refusals]);

  const fill = (name: string, value: string): void => {
    change({ of: { message: messageId }, typed: Object.entries({ ...typed, [name]: value }) });
    const { [name]: _, ...others } = problems;
    setProblems(others);
  };

  const send = (unreadable: ReadonlySet<string>): void => {
    const found = problemsIn(fields, values, unreadable);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      setRefusals((before) => before + 1);
      return;
    }
    // Sending closes the form, so the focus must move.
    focusField();
    actions.send(messageOf(fields, values), entriesOf(part.form, fields, values));
  };

  return (
    <form
      ref={form}
      className={`${panel.panel} ${styles.form}`}
      aria-label={part.title}
      // The fields show our own error messages.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(unreadableIn(event.currentTarget));
      }}
    >
      <p className={panel.panelTitle}>{part.title}</p>
      {fields.map((field) => (
        <FormFieldOf
          key={field.name}
          field={field}
          texts={{
            label: field.label,
            error: problems[field.name],
            ...(field.required ? {} : { hint: 'Not required' }),
          }}
          value={values[field.name] ?? ''}
          onFill={(value) => fill(field.name, value)}
        />
      ))}
      <div className={styles.end}>
        <Button type="submit">{part.submit}</Button>
      </div>
    </form>
  );
};

/** A small form; a closed one shows only its title. Input is stored on this device until the message is answered. */
export const FormPart = ({ part, messageId, isOpen }: FormPartProps) =>
  isOpen ? (
    <OpenForm part={part} messageId={messageId} />
  ) : (
    <div className={panel.panel}>
      <p className={panel.panelTitle}>{part.title}</p>
      <p className={kit.softSmall}>This form is closed.</p>
    </div>
  );
