import { useEffect, useState } from 'react';
import { type DeviceValue, deviceValue, textsIn, useNamesFrom } from './device-value.ts';

/** A form whose draft is stored while it is filled in. Declare it once, outside of components. */
export interface DraftForm<T extends object> {
  /** The name of the draft, unique among the person's drafts. */
  readonly key: string;
  readonly initial: T;
  /** The fields that are reset once the form was sent; all fields by default. Other fields keep their values. */
  readonly spent?: readonly (keyof T)[];
  /** Parses a stored draft; returns null if it is not a draft of this form. */
  read(kept: unknown): T | null;
}

type Kept<T extends object> = Pick<DraftForm<T>, 'key' | 'read'>;

const keptValue = <T extends object>({ key, read }: Kept<T>): DeviceValue<T> =>
  deviceValue(key, read, 'draft');

/** Whether two drafts, or two of their fields, have the same content; a stored copy is equal to its original. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The fields to reset after sending: by default all that one of the drafts has. */
const spentOf = <T extends object>(
  { spent, initial }: DraftForm<T>,
  ...drafts: readonly T[]
): readonly (keyof T)[] =>
  spent ?? (Object.keys(Object.assign({}, initial, ...drafts)) as (keyof T)[]);

/** The draft with the sent fields reset. A field with a different value was changed since then and keeps that value. */
export const afterSending = <T extends object>(shown: T, sent: T, form: DraftForm<T>): T => {
  const same = spentOf(form, shown, sent).filter((field) => isSame(shown[field], sent[field]));
  return { ...shown, ...Object.fromEntries(same.map((field) => [field, form.initial[field]])) };
};

/**
 * Like `useState` for all fields of a form, but every change is stored on this device under the person's id. The draft
 * therefore survives a reload, navigation and a session that ended elsewhere. All tabs show the same draft.
 *
 * @returns the draft; a function that changes some of its fields; and a function to call with the sent draft. That
 *   function resets the `spent` fields, and removes the draft from this device once `kept` has resolved
 */
export const useDraft = <T extends object>(
  form: DraftForm<T>,
): readonly [
  T,
  (changed: Partial<T>) => void,
  (sent: T, kept?: Promise<unknown>) => Promise<void>,
] => {
  const [value] = useState(() => keptValue(form));
  const [draft, setDraft] = useState(() => value.get() ?? form.initial);

  useEffect(
    () =>
      value.subscribe(() => {
        // If no draft is stored any more, it was discarded or sent, perhaps in another tab.
        setDraft((shown) => value.get() ?? afterSending(shown, shown, form));
      }),
    [value, form],
  );

  const change = (changed: Partial<T>): void => {
    const next = { ...(value.get() ?? draft), ...changed };
    setDraft(next);
    value.set(next);
  };

  const finish = async (sent: T, kept?: Promise<unknown>): Promise<void> => {
    setDraft((shown) => afterSending(shown, sent, form));
    await kept;
    const now = value.get();
    if (now !== null && spentOf(form, now, sent).every((field) => isSame(now[field], sent[field])))
      value.set(null);
  };

  return [draft, change, finish];
};

/** The stored draft, or null. */
export const readDraft = <T extends object>(form: Kept<T>): T | null => keptValue(form).get();

/** Stores a draft for a form that opens later, replacing the stored one. */
export const writeDraft = <T extends object>(form: Kept<T>, draft: T): void =>
  keptValue(form).set(draft);

/** Removes a draft in every tab. */
export const discardDraft = (key: string): void => keptValue({ key, read: () => null }).set(null);

/** The keys of the stored drafts that begin with `prefix`, as React state. The prefix is removed from the keys. */
export const useDraftsFrom = (prefix: string): readonly string[] =>
  useNamesFrom('draft', prefix).map((name) => name.slice(prefix.length));

const isEntered = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0;

const isWorthKeeping = (text: string): boolean => {
  try {
    const draft: unknown = JSON.parse(text);
    return typeof draft === 'object' && draft !== null && Object.values(draft).some(isEntered);
  } catch {
    return false;
  }
};

/** Whether this device stores a draft by this person that contains a text or a choice. */
export const hasDraft = (userId: string): boolean => textsIn('draft', userId).some(isWorthKeeping);
