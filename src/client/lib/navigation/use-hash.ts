import { useLocationProperty } from 'wouter/use-browser-location';

const currentHash = (): string => window.location.hash;

/** The fragment of the address, including the "#", as React state; empty if there is none. */
export const useHash = (): string => useLocationProperty(currentHash);
