import { useSyncExternalStore } from 'react';
import { tracked } from '#client/platform/after.ts';
import type { Heard } from './heard.ts';

/*
 * Danger in what people write in their entries. It is heard on the device: nothing of it is sent, kept or logged.
 */

/** An entry in which danger was heard. */
export interface HeardEntry extends Heard {
  readonly id: string;
}

let worker: Worker | undefined;
let shown: HeardEntry | null = null;
const listeners = new Set<() => void>();
/** The entries of which it was said; each is told once. */
const told = new Set<string>();

/** Fetches what hears danger, unless it is there. */
export const startListening = (): Worker => {
  if (worker !== undefined) return worker;
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  // It cannot be had now, and is fetched again for the next entry.
  started.onerror = () => {
    if (worker === started) worker = undefined;
  };
  worker = started;
  return started;
};

const heardIn = (texts: readonly string[]): Promise<Heard | null> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Heard | null>) => resolve(data);
    const asked = startListening();
    asked.addEventListener('error', () => resolve(null), { once: true });
    asked.postMessage(texts, [port2]);
  });

const show = (next: HeardEntry | null): void => {
  shown = next;
  for (const listener of listeners) listener();
};

const listenTo = async (id: string, texts: readonly string[]): Promise<void> => {
  const heard = await heardIn(texts);
  if (heard === null || told.has(id)) return;
  told.add(id);
  show({ id, ...heard });
};

/**
 * Listens to what somebody wrote about themselves, once that is saved.
 *
 * @param id of the entry
 */
export const hearEntry = (id: string, texts: readonly string[]): void => {
  const written = texts.filter((text) => text.trim() !== '');
  if (written.length > 0) void tracked(listenTo(id, written));
};

/** Puts away what is shown. */
export const putAway = (): void => show(null);

const onChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The entry in which danger was heard last, until it is put away. */
export const useHeard = (): HeardEntry | null => useSyncExternalStore(onChange, () => shown);
