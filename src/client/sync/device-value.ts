import { useSyncExternalStore } from 'react';
import { getSession, onSessionChange } from '#client/lib/session/session.ts';
import {
  keysFrom,
  onTextsElsewhere,
  readText,
  removeText,
  writeText,
} from '#client/platform/device-storage.ts';

/*
 * Small values on this device: local storage, and memory where the browser forbids that. All tabs have the
 * same ones. Those of a person lie under their id, and go when they log out.
 */

/** What the values of a person are for. It is part of the key under which they lie, so it never changes. */
const PERSON_AREAS = ['record', 'draft', 'outbox-note'] as const;

type Area = (typeof PERSON_AREAS)[number] | 'device';

/** What the keys of one person's values in an area begin with. */
export const prefixOf = (area: Area, userId: string): string => `${area}/${userId}/`;

/** Null while nobody is signed in: then there is no place for what belongs to a person. */
const keyOf = (area: Area, name: string): string | null => {
  if (area === 'device') return name;
  const session = getSession();
  return session.state === 'out' ? null : prefixOf(area, session.userId) + name;
};

const listeners = new Set<() => void>();

const changed = (): void => {
  for (const listener of [...listeners]) listener();
};

onTextsElsewhere(changed);
onSessionChange(changed);

/** Calls `listener` when any value may have changed, in whichever tab. Returns how to stop. */
const onValuesChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** One value that is kept on this device. */
export interface DeviceValue<T> {
  /** What is kept now, whichever tab wrote it; the same object until it changes. Null for nothing. */
  get(): T | null;
  /** Keeps it, or removes what is kept. Does nothing to a person's value while nobody is signed in. */
  set(value: T | null): void;
  /** Calls `listener` after every change, in whichever tab it was made. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/**
 * @param name names it among the values of its area
 * @param read a kept one as it is read back, or null when it is none
 */
export const deviceValue = <T>(
  name: string,
  read: (kept: unknown) => T | null,
  area: Area = 'record',
): DeviceValue<T> => {
  let text: string | null = null;
  let value: T | null = null;

  const parse = (kept: string): T | null => {
    try {
      return read(JSON.parse(kept));
    } catch {
      return null;
    }
  };
  const get = (): T | null => {
    const key = keyOf(area, name);
    const now = key === null ? null : readText(key);
    if (now !== text) {
      text = now;
      value = now === null ? null : parse(now);
    }
    return value;
  };

  return {
    get,
    set: (next) => {
      const key = keyOf(area, name);
      if (key === null) return;
      if (next === null) removeText(key);
      else writeText(key, JSON.stringify(next));
      changed();
    },
    subscribe: (listener) => {
      let last = get();
      return onValuesChange(() => {
        if (get() === last) return;
        last = get();
        listener();
      });
    },
  };
};

/** A value as React state. */
export const useDeviceValue = <T>(kept: DeviceValue<T>): T | null =>
  useSyncExternalStore(kept.subscribe, kept.get);

/** The names that begin with `prefix` among the values of an area that are kept now. */
export const namesFrom = (area: Area, prefix: string): readonly string[] => {
  const start = keyOf(area, '');
  if (start === null) return [];
  return keysFrom(start + prefix).map((key) => key.slice(start.length));
};

/** The same, in their order, as React state. */
export const useNamesFrom = (area: Area, prefix: string): readonly string[] => {
  const names = useSyncExternalStore(onValuesChange, () =>
    namesFrom(area, prefix).toSorted().join('\n'),
  );
  return names === '' ? [] : names.split('\n');
};

/** The texts of all values of one person in an area, whoever is signed in. */
export const textsIn = (area: Area, userId: string): readonly string[] =>
  keysFrom(prefixOf(area, userId)).flatMap((key) => readText(key) ?? []);

/** Removes all values of one person from this device. */
export const clearValues = (userId: string): void => {
  for (const area of PERSON_AREAS)
    for (const key of keysFrom(prefixOf(area, userId))) removeText(key);
  changed();
};
