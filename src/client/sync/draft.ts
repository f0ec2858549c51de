import { useEffect, useState } from 'react';
import { type DeviceValue, deviceValue, textsIn, useNamesFrom } from './device-value.ts';

/** What a form keeps while it is filled in. Declared once, outside of components. */
export interface DraftForm<T extends object> {
  /** Names the form among the person's drafts. */
  readonly key: string;
  readonly initial: T;
  /** The fields that are empty again once they were sent; the others stay as they are. */
  readonly spent: readonly (keyof T)[];
  /** A kept draft as it is read back, or null when it is no draft of this form. */
  read(kept: unknown): T | null;
}

type Kept<T extends object> = Pick<DraftForm<T>, 'key' | 'read'>;

const keptValue = <T extends object>({ key, read }: Kept<T>): DeviceValue<T> =>
  deviceValue(key, read, 'draft');

/** Whether a draft, or a field of one, has the same content, also after it was read back. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The draft without what was sent; what is no longer the same was typed since, and stays. */
const afterSending = <T extends object>(shown: T, sent: T, form: DraftForm<T>): T => {
  const same = form.spent.filter((field) => isSame(shown[field], sent[field]));
  return { ...shown, ...Object.fromEntries(same.map((field) => [field, form.initial[field]])) };
};

/**
 * Like `useState` for all that a person enters in one form: kept on this device under their id with
 * every change, so that it survives a reload, another page, and a session that ended elsewhere. All
 * tabs show the one draft.
 *
 * @returns the draft; how to change some of its fields; and what to call with the draft that was
 *   sent: it empties its `spent` fields, and removes it from this device, once `kept` has resolved
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
        // None is kept any more: it was sent, maybe in another tab, or discarded.
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
    if (now !== null && form.spent.every((field) => isSame(now[field], sent[field])))
      value.set(null);
  };

  return [draft, change, finish];
};

/** A draft as it is kept now; null when none is. */
export const readDraft = <T extends object>(form: Kept<T>): T | null => keptValue(form).get();

/** Keeps a draft for a form that opens later, in the place of the one that is kept. */
export const writeDraft = <T extends object>(form: Kept<T>, draft: T): void =>
  keptValue(form).set(draft);

/** Removes a draft that is not wanted any more, in every tab. */
export const discardDraft = (key: string): void => keptValue({ key, read: () => null }).set(null);

/** What follows `prefix` in the keys of the drafts that are kept now, in any tab, as React state. */
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

/** Whether this device holds a draft of this person with something in it: a word, or a choice. */
export const hasDraft = (userId: string): boolean => textsIn('draft', userId).some(isWorthKeeping);
