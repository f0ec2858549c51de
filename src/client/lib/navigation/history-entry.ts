import type { AroundNavHandler } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';

const currentKey = (): string => {
  const state: unknown = window.history.state;
  const isKeyed = typeof state === 'object' && state !== null && 'key' in state;
  return isKeyed ? String(state.key) : 'first';
};

/** The key of the history entry that is shown; every navigation makes a new one, and going back returns to the old. */
export const useEntryKey = (): string => useLocationProperty(currentKey);

/** Gives each history entry its key. Going where one already is makes no further entry to go back through. */
export const navigateWithKey: AroundNavHandler = (navigate, to, options) => {
  const { href } = window.location;
  const replace = options?.replace === true || new URL(to, href).href === href;
  navigate(to, { replace, state: { key: Math.random().toString(36).slice(2) } });
};
