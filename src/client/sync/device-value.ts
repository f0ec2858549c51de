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
 * Small values on this device, stored in local storage, or in memory if the browser forbids local storage. All tabs
 * share the values in local storage. The keys of a person's values contain the person's id. They are removed at
 * log-out.
 */

/** The areas of a person's values. They are part of the storage key, so they must never change. */
const PERSON_AREAS = ['record', 'draft', 'outbox-note'] as const;

type Area = (typeof PERSON_AREAS)[number] | 'device';

/** The key prefix of one person's values in an area. */
export const prefixOf = (area: Area, userId: string): string => `${area}/${userId}/`;

/** The storage key of a value; null if the value belongs to a person and nobody is signed in. */
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

/** Calls `listener` when any value may have changed, in any tab. Returns a function that unsubscribes. */
const onValuesChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A value stored on this device. */
export interface DeviceValue<T> {
  /** The stored value, no matter which tab wrote it, or null. It is the same object until it changes. */
  get(): T | null;
  /** Stores the value; null removes it. Does nothing if the value belongs to a person and nobody is signed in. */
  set(value: T | null): void;
  /** Calls `listener` after every change, in any tab. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/**
 * @param name unique within its area
 * @param read parses a stored value; returns null if it is invalid
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

/** Whether any of these values is stored, without parsing it, as React state. */
export const useIsStored = (values: readonly (readonly [area: Area, name: string])[]): boolean =>
  useSyncExternalStore(onValuesChange, () =>
    values.some(([area, name]) => {
      const key = keyOf(area, name);
      return key !== null && readText(key) !== null;
    }),
  );

/** The names of an area's stored values that begin with `prefix`. */
export const namesFrom = (area: Area, prefix: string): readonly string[] => {
  const start = keyOf(area, '');
  if (start === null) return [];
  return keysFrom(start + prefix).map((key) => key.slice(start.length));
};

/** Like `namesFrom`, sorted, as React state. */
export const useNamesFrom = (area: Area, prefix: string): readonly string[] => {
  const names = useSyncExternalStore(onValuesChange, () =>
    namesFrom(area, prefix).toSorted().join('\n'),
  );
  return names === '' ? [] : names.split('\n');
};

/** The raw texts of one person's values in an area, no matter who is signed in. */
export const textsIn = (area: Area, userId: string): readonly string[] =>
  keysFrom(prefixOf(area, userId)).flatMap((key) => readText(key) ?? []);

/** Removes all values of one person from this device. */
export const clearValues = (userId: string): void => {
  for (const area of PERSON_AREAS)
    for (const key of keysFrom(prefixOf(area, userId))) removeText(key);
  changed();
};
