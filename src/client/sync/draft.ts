import { useEffect, useState, useSyncExternalStore } from 'react';
import { getSession } from '#client/lib/session/session.ts';
import {
  keysFrom,
  onTextsElsewhere,
  readText,
  removeText,
  writeText,
} from '#client/platform/device-storage.ts';

/** What a form keeps while it is filled in. Declared once, outside of components. */
export interface DraftKind<T extends object> {
  /** Names the form among the person's drafts. */
  readonly key: string;
  readonly initial: T;
  /** The fields that are empty again once they were sent; the others stay as they are. */
  readonly spent: readonly (keyof T)[];
  /** A kept draft as it is read back, or null when it is no draft of this form. */
  read(kept: unknown): T | null;
}

const prefixOf = (userId: string): string => `draft/${userId}/`;

const placeOf = (key: string): string | null => {
  const session = getSession();
  return session.state === 'out' ? null : prefixOf(session.userId) + key;
};

const readKept = <T extends object>(
  place: string | null,
  kind: Pick<DraftKind<T>, 'read'>,
): T | null => {
  const text = place === null ? null : readText(place);
  if (text === null) return null;
  try {
    return kind.read(JSON.parse(text));
  } catch {
    return null;
  }
};

const listeners = new Set<() => void>();

const write = (place: string, text: string | null): void => {
  if (text === null) removeText(place);
  else writeText(place, text);
  for (const listener of [...listeners]) listener();
};

/** The draft without what was sent; what is no longer the same was typed since, and stays. */
const afterSending = <T extends object>(shown: T, sent: T, kind: DraftKind<T>): T => {
  const same = kind.spent.filter((field) => shown[field] === sent[field]);
  return { ...shown, ...Object.fromEntries(same.map((field) => [field, kind.initial[field]])) };
};

/**
 * Like `useState` for all that a person enters in one form: kept on this device under their id with
 * every change, so that it survives a reload, another page, and a session that ended elsewhere. All
 * tabs show the one draft.
 *
 * @returns the draft; how to change some of its fields; and what to call with the draft that was
 *   sent: it removes that from this device, and empties its `spent` fields in every tab
 */
export const useDraft = <T extends object>(
  kind: DraftKind<T>,
): readonly [T, (changed: Partial<T>) => void, (sent: T) => void] => {
  const [place] = useState(() => placeOf(kind.key));
  const [draft, setDraft] = useState(() => readKept(place, kind) ?? kind.initial);

  useEffect(() => {
    if (place === null) return;
    return onTextsElsewhere([place], () => {
      // None is kept any more: another tab has sent what was shown in all of them.
      setDraft((shown) => readKept(place, kind) ?? afterSending(shown, shown, kind));
    });
  }, [place, kind]);

  const change = (changed: Partial<T>): void => {
    const next = { ...(readKept(place, kind) ?? draft), ...changed };
    setDraft(next);
    if (place !== null) write(place, JSON.stringify(next));
  };

  const finish = (sent: T): void => {
    const kept = readKept(place, kind);
    const isSent = kept === null || kind.spent.every((field) => kept[field] === sent[field]);
    if (isSent && place !== null) write(place, null);
    setDraft((shown) => afterSending(shown, sent, kind));
  };

  return [draft, change, finish];
};

/** A draft as it is kept now; null when none is. */
export const readDraft = <T extends object>(kind: Pick<DraftKind<T>, 'key' | 'read'>): T | null =>
  readKept(placeOf(kind.key), kind);

/** Keeps a draft that no form on the page shows. */
export const keepDraft = <T extends object>(kind: Pick<DraftKind<T>, 'key'>, draft: T): void => {
  const place = placeOf(kind.key);
  if (place !== null) write(place, JSON.stringify(draft));
};

/** Removes a draft that is not wanted any more, in every tab. */
export const discardDraft = (key: string): void => {
  const place = placeOf(key);
  if (place !== null) write(place, null);
};

const onAnyTextElsewhere = (listener: () => void): (() => void) => {
  window.addEventListener('storage', listener);
  window.addEventListener('pageshow', listener);
  return () => {
    window.removeEventListener('storage', listener);
    window.removeEventListener('pageshow', listener);
  };
};

const onKeysChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  const stop = onAnyTextElsewhere(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
};

/** What follows `prefix` in the keys of the drafts that are kept now, in any tab, as React state. */
export const useDraftsFrom = (prefix: string): readonly string[] => {
  const read = (): string => {
    const place = placeOf(prefix);
    const keys = place === null ? [] : keysFrom(place).map((key) => key.slice(place.length));
    return keys.sort().join('\n');
  };
  const keys = useSyncExternalStore(onKeysChange, read);
  return keys === '' ? [] : keys.split('\n');
};

const isEntered = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0;

const isWorthKeeping = (text: string | null): boolean => {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    return typeof draft === 'object' && draft !== null && Object.values(draft).some(isEntered);
  } catch {
    return false;
  }
};

/** Whether this device holds a draft of this person with something in it: a word, or a choice. */
export const hasDraft = (userId: string): boolean =>
  keysFrom(prefixOf(userId)).some((place) => isWorthKeeping(readText(place)));

/** Removes all drafts of one person from this device. */
export const clearDrafts = (userId: string): void => {
  for (const place of keysFrom(prefixOf(userId))) write(place, null);
};
