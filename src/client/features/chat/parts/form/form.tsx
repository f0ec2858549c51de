import { useEffect, useRef } from 'react';
import type { PartOf } from '#client/features/chat/parts/message-part-type.ts';
import panel from '#client/features/chat/parts/parts.module.css';
import { useChatTools } from '#client/features/chat/tools.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { useDraft } from '#client/sync/draft.ts';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/chat.js';
import { entriesOf, messageOf } from './entries.ts';
import { FormFieldOf } from './field.tsx';
import styles from './form.module.css';
import { typedDraft } from './typed-draft.ts';

interface FormPartProps {
  readonly part: PartOf<'form'>;
  readonly messageId: string;
  /** Whether the form can be sent. Only the form of the last message can. */
  readonly isOpen: boolean;
}

/** The names of the fields whose content the browser cannot parse. */
const unreadableIn = (form: HTMLElement | null): ReadonlySet<string> =>
  new Set(
    [...(form?.querySelectorAll('input') ?? [])].flatMap(({ name, validity }) =>
      validity.badInput ? [name] : [],
    ),
  );

const OpenForm = ({ part, messageId }: Omit<FormPartProps, 'isOpen'>) => {
  const { enterForm, press } = useChatTools();
  const [draft, change] = useDraft(typedDraft);
  const place = useRef<HTMLDivElement>(null);
  const typed = draft.of.message === messageId ? Object.fromEntries(draft.typed) : {};
  const { fields } = part;
  const values = {
    ...Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    ...typed,
  };

  useEffect(() => {
    if (place.current !== null) enterForm(place.current);
  }, [enterForm]);

  const form = useForm({
    schema: async () =>
      (await import('./schema.ts')).schemaOf(fields, () => unreadableIn(place.current)),
    values,
    send: async () => {
      press(messageOf(fields, values), entriesOf(part.form, fields, values));
    },
  });

  return (
    <div ref={place} className={`${panel.panel} ${styles.form}`}>
      <p data-first tabIndex={-1} className={kit.boldBreak}>
        {part.title}
      </p>
      <EntryForm form={form} label={part.title} submit={part.submit}>
        {fields.map((field) => (
          <FormFieldOf
            key={field.name}
            field={field}
            texts={{
              label: field.label,
              error: form.problem?.fields[field.name],
              ...(field.required ? {} : { hint: texts.optional }),
            }}
            value={values[field.name] ?? ''}
            onFill={(value) =>
              change({
                of: { message: messageId },
                typed: Object.entries({ ...typed, [field.name]: value }),
              })
            }
          />
        ))}
      </EntryForm>
    </div>
  );
};

/** A small form. A closed form shows only its title. Input is stored on this device until the message is answered. */
export const FormPart = ({ part, messageId, isOpen }: FormPartProps) =>
  isOpen ? (
    <OpenForm part={part} messageId={messageId} />
  ) : (
    <div className={panel.panel}>
      <p className={kit.boldBreak}>{part.title}</p>
      <p className={kit.softSmall}>{texts.formIsClosed}</p>
    </div>
  );
