import { useSyncExternalStore } from 'react';
import { getSession, onSessionChange } from '#client/lib/session/session.ts';
import {
  keysFrom,
  onTextsElsewhere,
  readText,
  removeText,
  writeText,
} from '#client/platform/device-storage.ts';

const prefixOf = (userId: string): string => `record/${userId}/`;

/**
 * One thing of the person who is signed in, kept on this device under their id: it survives a
 * reload, all tabs have the same one, and it goes when they log out.
 */
export interface DeviceRecord<T> {
  /** What is kept now, whichever tab wrote it; the same object until it changes. Null for nothing. */
  get(): T | null;
  /** Keeps it, or removes what is kept. Does nothing while nobody is signed in. */
  set(value: T | null): void;
  /** Calls `listener` after every change, in whichever tab it was made. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/**
 * @param name names it among the records of the person
 * @param read a kept one as it is read back, or null when it is none
 */
export const deviceRecord = <T>(
  name: string,
  read: (kept: unknown) => T | null,
): DeviceRecord<T> => {
  const listeners = new Set<() => void>();
  let last: { readonly text: string | null; readonly value: T | null } = {
    text: null,
    value: null,
  };

  const place = (): string | null => {
    const session = getSession();
    return session.state === 'out' ? null : prefixOf(session.userId) + name;
  };
  const parse = (text: string): T | null => {
    try {
      return read(JSON.parse(text));
    } catch {
      return null;
    }
  };
  const get = (): T | null => {
    const key = place();
    const text = key === null ? null : readText(key);
    if (text !== last.text) last = { text, value: text === null ? null : parse(text) };
    return last.value;
  };

  return {
    get,
    set: (value) => {
      const key = place();
      if (key === null) return;
      if (value === null) removeText(key);
      else writeText(key, JSON.stringify(value));
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      let key = place();
      let stop = key === null ? null : onTextsElsewhere([key], listener);
      const stopSession = onSessionChange(() => {
        if (place() === key) return;
        stop?.();
        key = place();
        stop = key === null ? null : onTextsElsewhere([key], listener);
        listener();
      });
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        stopSession();
        stop?.();
      };
    },
  };
};

/** A record as React state. */
export const useDeviceRecord = <T>(record: DeviceRecord<T>): T | null =>
  useSyncExternalStore(record.subscribe, record.get);

/** Removes all records of one person from this device. */
export const clearRecords = (userId: string): void => {
  for (const place of keysFrom(prefixOf(userId))) removeText(place);
};
