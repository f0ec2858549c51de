import { useCallback, useState } from 'react';
import { keysFrom, readText, removeText, writeText } from '../platform/device-storage.ts';
import { getSession } from './session.ts';

const prefixOf = (userId: string): string => `draft/${userId}/`;

const placeOf = (key: string): string | null => {
  const session = getSession();
  return session.state === 'out' ? null : prefixOf(session.userId) + key;
};

/** The draft kept at `place`, or `initial` when there is none, or one of another shape. */
const read = <T>(place: string | null, initial: T): T => {
  if (place === null) return initial;
  try {
    const text = readText(place);
    if (text === null) return initial;
    const kept: T = JSON.parse(text);
    const sameShape =
      typeof kept === typeof initial && Array.isArray(kept) === Array.isArray(initial);
    return sameShape && kept !== null ? kept : initial;
  } catch {
    return initial;
  }
};

const write = (place: string | null, text: string | null): void => {
  if (place === null) return;
  if (text === null) removeText(place);
  else writeText(place, text);
};

/**
 * Like `useState` for something that a person types: kept on this device under their id with every
 * change, so that it survives a reload and a session that ended elsewhere. The third part puts the
 * initial value back and removes the draft.
 *
 * @param key names the field among the person's drafts
 * @param initial a JSON value; a kept draft of another shape is ignored
 */
export const useDraft = <T>(
  key: string,
  initial: T,
): readonly [T, (next: T) => void, () => void] => {
  const [start] = useState(initial);
  const [value, setValue] = useState(() => read(placeOf(key), start));
  const change = useCallback(
    (next: T) => {
      setValue(next);
      write(placeOf(key), JSON.stringify(next));
    },
    [key],
  );
  const clear = useCallback(() => {
    setValue(start);
    write(placeOf(key), null);
  }, [key, start]);
  return [value, change, clear];
};

/** Removes all drafts of one person from this device. */
export const clearDrafts = (userId: string): void => {
  for (const place of keysFrom(prefixOf(userId))) removeText(place);
};
