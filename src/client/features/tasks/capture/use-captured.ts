import { useEffect, useState } from 'react';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { isDayFirst } from '#client/lib/locale.ts';
import { currentMs } from '#client/platform/after.ts';
import { asTyped, type Captured } from '#domain/tasks/capture/captured.ts';

type Reader = typeof import('#domain/tasks/capture/capture.ts').capture;

/** With the library of dates, which is too much to load with every page. */
const loadReader = async (): Promise<Reader> =>
  (await import('#domain/tasks/capture/capture.ts')).capture;

/**
 * What is understood of a line. Until its reader is loaded, and where it cannot be had, nothing is: the line is
 * the title.
 *
 * @param kept words that the person put back
 * @returns what is understood now, and how to wait for the reader before the line is used
 */
export const useCaptured = (
  text: string,
  kept: readonly string[],
): { readonly found: Captured; readonly settled: () => Promise<Captured> } => {
  const { dayStartsAtHour } = useComfort();
  const [reader, setReader] = useState<{ readonly read: Reader } | null>(null);

  useEffect(() => {
    let isGone = false;
    loadReader().then(
      (read) => {
        if (!isGone) setReader({ read });
      },
      // Without it the day and the time are chosen by hand.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);

  const moment = () => ({
    nowMs: currentMs(),
    zone: deviceZone(),
    dayStartsAtHour,
    isDayFirst: isDayFirst(),
    kept,
  });
  return {
    found: reader === null ? asTyped(text) : reader.read(text, moment()),
    settled: () =>
      loadReader().then(
        (read) => read(text, moment()),
        () => asTyped(text),
      ),
  };
};
