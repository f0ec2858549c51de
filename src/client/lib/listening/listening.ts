import { useSyncExternalStore } from 'react';
import { tracked } from '#client/platform/after.ts';
import type { Heard } from './heard.ts';

/*
 * Detects danger in the texts that people write in their entries. This happens only on the device. The result is never
 * sent, stored or logged.
 */

/** An entry in which danger was heard. */
export interface HeardEntry extends Heard {
  readonly id: string;
}

let worker: Worker | undefined;
let shown: HeardEntry | null = null;
const listeners = new Set<() => void>();
/** The ids of the entries already reported, because each is reported only once. */
const told = new Set<string>();

/** Starts the worker that detects danger, unless it is running. */
export const startListening = (): Worker => {
  if (worker !== undefined) return worker;
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  // The worker could not be loaded. The next entry starts a new worker.
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

/** Whether danger is heard in a text that is not an entry, such as a message that waits for a connection. */
export const hearsDanger = async (text: string): Promise<boolean> =>
  text.trim() !== '' && (await heardIn([text])) !== null;

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
 * Checks the texts of a saved entry, in which people wrote about themselves, for danger.
 *
 * @param id the id of the entry
 */
export const hearEntry = (id: string, texts: readonly string[]): void => {
  const written = texts.filter((text) => text.trim() !== '');
  if (written.length > 0) void tracked(listenTo(id, written));
};

/** Dismisses the entry that is shown. */
export const putAway = (): void => show(null);

const onChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The entry in which danger was last heard, until it is dismissed. */
export const useHeard = (): HeardEntry | null => useSyncExternalStore(onChange, () => shown);
