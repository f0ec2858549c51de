import { useEffect, useState } from 'react';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { isDayFirst } from '#client/lib/locale.ts';
import { currentMs } from '#client/platform/after.ts';
import type { Capture } from '#domain/tasks/capture/capture.ts';
import { type Captured, unparsed } from '#domain/tasks/capture/captured.ts';

/** Loads the parser for English, the language of the chat. */
export const loadEnglishReader = async (): Promise<Capture> =>
  (await import('#domain/tasks/capture/english/english.ts')).capture;

/**
 * Loads the parser for the language of the page, which is too large to load on every page. The build for a language
 * contains only this parser and the one for the chat.
 */
const loadReader = async (): Promise<Capture> => {
  if (import.meta.env.PAGE_LANGUAGE === 'de')
    return (await import('#domain/tasks/capture/phrases/german.ts')).capture;
  if (import.meta.env.PAGE_LANGUAGE === 'es')
    return (await import('#domain/tasks/capture/phrases/spanish.ts')).capture;
  if (import.meta.env.PAGE_LANGUAGE === 'fr')
    return (await import('#domain/tasks/capture/phrases/french.ts')).capture;
  return loadEnglishReader();
};

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
 * @param load loads the parser; by default, the one for the language of the page
 */
export const useReader = (
  kept: readonly string[] = [],
  load = loadReader,
): ((text: string) => Promise<Captured>) => {
  const moment = useMoment();
  return (text) =>
    load().then(
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
  const [reader, setReader] = useState<{ readonly read: Capture } | null>(null);

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
