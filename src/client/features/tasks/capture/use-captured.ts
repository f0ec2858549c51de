import { useEffect, useState } from 'react';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { isDayFirst } from '#client/lib/locale.ts';
import { currentMs } from '#client/platform/after.ts';
import { type Captured, unparsed } from '#domain/tasks/capture/captured.ts';

type Reader = typeof import('#domain/tasks/capture/capture.ts').capture;

/** Loads the parser with its date library. Both together are too large to load on every page. */
const loadReader = async (): Promise<Reader> =>
  (await import('#domain/tasks/capture/capture.ts')).capture;

/** Returns a function that gives the moment at which a text is read. */
const useMoment = () => {
  const { dayStartsAtHour } = useComfort();
  return (kept: readonly string[]) => ({
    nowMs: currentMs(),
    zone: deviceZone(),
    dayStartsAtHour,
    isDayFirst: isDayFirst(),
    kept,
  });
};

/**
 * Returns a function that parses a line of text into a task. If the parser cannot be loaded, the whole line is the title.
 *
 * @param kept words that the person moved back into the title
 */
export const useReader = (kept: readonly string[] = []): ((text: string) => Promise<Captured>) => {
  const moment = useMoment();
  return (text) =>
    loadReader().then(
      (read) => read(text, moment(kept)),
      () => unparsed(text),
    );
};

/**
 * Parses a line of text into a task. While the parser is loading, or if it cannot be loaded, the whole line is the
 * title.
 *
 * @param kept words that the person moved back into the title
 * @returns the current result, and a function that waits for the parser and returns its result
 */
export const useCaptured = (
  text: string,
  kept: readonly string[],
): { readonly found: Captured; readonly settled: () => Promise<Captured> } => {
  const moment = useMoment();
  const settled = useReader(kept);
  const [reader, setReader] = useState<{ readonly read: Reader } | null>(null);

  useEffect(() => {
    let isGone = false;
    loadReader().then(
      (read) => {
        if (!isGone) setReader({ read });
      },
      // If the parser cannot be loaded, the person chooses the day and time in the fields.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);

  return {
    found: reader === null ? unparsed(text) : reader.read(text, moment(kept)),
    settled: () => settled(text),
  };
};
