import { useEffect } from 'react';

const checks = new Set<() => boolean>();

/** Adds something that may be running on this page, which a reload would interrupt. Returns a function that removes it. */
export const addUnderWay = (isRunning: () => boolean): (() => void) => {
  checks.add(isRunning);
  return () => void checks.delete(isRunning);
};

/** Whether anything is running on this page that a reload would interrupt. */
export const isUnderWay = (): boolean => [...checks].some((isRunning) => isRunning());

/** Marks the calling part of the page as running, so that a new version of the app waits. */
export const useUnderWay = (isRunning: boolean): void => {
  useEffect(() => (isRunning ? addUnderWay(() => true) : undefined), [isRunning]);
};
