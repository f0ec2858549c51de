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
} from '#domain/safety-plan/plan.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/safety-plan.js';
import styles from './safety-plan.module.css';

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
  /** The place in the list, from 1. */
  readonly place: number;
  readonly onChange: (changed: Partial<Contact>) => void;
  readonly onRemove: () => void;
}

/** The name of the name field of a contact in the form. */
const fieldOf = (at: number): string => ['people', at, 'name'].join('.');

const OneContact = ({ contact, field, error, place, onChange, onRemove }: OneContactProps) => {
  const { name, how, number, words } = contact;
  return (
    <fieldset className={`${kit.stack4} ${styles.contact}`}>
      <legend className={kit.bold}>{texts.personAt({ place })}</legend>
      <TextField
        label={common.name}
        dir="auto"
        autoComplete="off"
        maxLength={LONGEST_PLAN_ENTRY}
        name={field}
        error={error}
        value={name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <RadioRows
        legend={texts.how}
        options={WAYS}
        label={(way) => texts.ways[way]}
        value={how}
        onChoose={(way) => onChange({ how: way })}
      />
      {how === 'in-person' ? null : (
        <TextField
          label={texts.number}
          type="tel"
          autoComplete="off"
          maxLength={CONTACT_MAX.number}
          value={number}
          onChange={(event) => onChange({ number: event.currentTarget.value })}
        />
      )}
      <TextAreaField
        label={how === 'text' ? texts.wordsToSend : texts.wordsToSay}
        hint={texts.wordsHint}
        dir="auto"
        rows={2}
        maxLength={CONTACT_MAX.words}
        value={words}
        onChange={(event) => onChange({ words: event.currentTarget.value })}
      />
      <div>
        <Button kind="quiet" size="small" onClick={onRemove}>
          {name.trim() === '' ? texts.removePersonAt({ place }) : texts.removeNamed({ name })}
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
          field={fieldOf(at)}
          error={errors[fieldOf(at)]}
          place={at + 1}
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
          {texts.addPerson}
        </Button>
      </div>
    </div>
  );
};
