import type { AroundNavHandler } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';

/** The key of the browser's current history entry. The app may not have rendered that entry yet. */
export const currentKey = (): string => {
  const state: unknown = window.history.state;
  const isKeyed = typeof state === 'object' && state !== null && 'key' in state;
  return isKeyed ? String(state.key) : 'first';
};

/** The key of the current history entry. Every navigation creates a new key; going back returns to the earlier key. */
export const useEntryKey = (): string => useLocationProperty(currentKey);

/** Gives each history entry a key; navigating to the current address adds no entry. */
export const navigateWithKey: AroundNavHandler = (navigate, to, options) => {
  const { href } = window.location;
  const replace = options?.replace === true || new URL(to, href).href === href;
  navigate(to, { replace, state: { key: Math.random().toString(36).slice(2) } });
};
