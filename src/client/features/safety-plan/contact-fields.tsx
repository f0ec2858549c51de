import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { RadioRows } from '#client/ui/fields/radio-rows.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import {
  CONTACT_MAX,
  type Contact,
  contactOf,
  LONGEST_PLAN_ENTRY,
  MOST_PLAN_ENTRIES,
  WAYS,
  type Way,
} from '#domain/safety-plan/plan.ts';
import styles from './safety-plan.module.css';

const WAY_NAMES: Readonly<Record<Way, string>> = {
  text: 'Text',
  call: 'Call',
  'in-person': 'In person',
};

interface ContactFieldsProps {
  readonly contacts: readonly Contact[];
  /** Error messages by field name. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (contacts: readonly Contact[]) => void;
}

interface OneContactProps {
  readonly contact: Contact;
  /** The name of the contact's name field in the form. */
  readonly field: string;
  readonly error: string | undefined;
  readonly title: string;
  readonly onChange: (changed: Partial<Contact>) => void;
  readonly onRemove: () => void;
}

const OneContact = ({ contact, field, error, title, onChange, onRemove }: OneContactProps) => {
  const { name, how, number, words } = contact;
  return (
    <fieldset className={`${kit.stack4} ${styles.contact}`}>
      <legend className={kit.bold}>{title}</legend>
      <TextField
        label="Name"
        dir="auto"
        autoComplete="off"
        maxLength={LONGEST_PLAN_ENTRY}
        name={field}
        error={error}
        value={name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <RadioRows
        legend="How"
        options={WAYS}
        label={(way) => WAY_NAMES[way]}
        value={how}
        onChoose={(way) => onChange({ how: way })}
      />
      {how === 'in-person' ? null : (
        <TextField
          label="Number"
          type="tel"
          autoComplete="off"
          maxLength={CONTACT_MAX.number}
          value={number}
          onChange={(event) => onChange({ number: event.currentTarget.value })}
        />
      )}
      <TextAreaField
        label={how === 'text' ? 'Words to send' : 'Words to say'}
        hint="For example: “I am having a shutdown. Please come. No questions.”"
        dir="auto"
        rows={2}
        maxLength={CONTACT_MAX.words}
        value={words}
        onChange={(event) => onChange({ words: event.currentTarget.value })}
      />
      <div>
        <Button kind="quiet" size="small" onClick={onRemove}>
          Remove {name.trim() === '' ? title.toLowerCase() : name}
        </Button>
      </div>
    </fieldset>
  );
};

/** The people in the plan: their names, how to reach them, and what to say. */
export const ContactFields = ({ contacts, errors, onChange }: ContactFieldsProps) => {
  const add = useRef<HTMLButtonElement>(null);
  // If there are no contacts yet, an empty contact is shown, ready to be filled in.
  const shown = contacts.length === 0 ? [contactOf('')] : contacts;
  return (
    <div className={kit.stack4}>
      {shown.map((contact, at) => (
        <OneContact
          // biome-ignore lint/suspicious/noArrayIndexKey: contacts have no ids, and two can be the same while typing
          key={at}
          contact={contact}
          field={`people.${at}.name`}
          error={errors[`people.${at}.name`]}
          title={`Person ${at + 1}`}
          onChange={(changed) => onChange(shown.with(at, { ...contact, ...changed }))}
          onRemove={() => {
            // Once a person is removed, the remove button of the next person moves under the finger. The focus moves
            // away, so that a second press does not remove that person too.
            add.current?.focus();
            onChange(shown.toSpliced(at, 1));
          }}
        />
      ))}
      <div>
        <Button
          ref={add}
          kind="secondary"
          size="small"
          icon={Plus}
          aria-disabled={shown.length >= MOST_PLAN_ENTRIES}
          onClick={() => {
            if (shown.length < MOST_PLAN_ENTRIES) onChange([...shown, contactOf('')]);
          }}
        >
          Add a person
        </Button>
      </div>
    </div>
  );
};
