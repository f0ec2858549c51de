import { useLocationProperty } from 'wouter/use-browser-location';

const currentHash = (): string => window.location.hash;

/** The part of the address from "#" on, empty without one, as React state. */
export const useHash = (): string => useLocationProperty(currentHash);
