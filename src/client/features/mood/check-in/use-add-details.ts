import { useState } from 'react';
import { detailsHandler } from '#client/features/mood/entries/handlers.tsx';
import { moodName } from '#client/features/mood/entries/mood-name.ts';
import type { ShownMood } from '#client/features/mood/entries/shown.ts';
import { newId } from '#client/platform/new-id.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import type { DetailChanges } from '#domain/mood/details.ts';
import { texts } from '#texts/mood.js';
import { useLogState } from './log-state.ts';

/** The text that stands for a mood that is not loaded. */
export const EARLIER_MOOD = texts.aMoodThatYouLogged;

/**
 * Adds details to a mood through the outbox. If the mood itself is still unsent, the details are sent after it.
 * `addAgain` corrects an entry that was just refused.
 *
 * @param mood null if the mood is not loaded
 */
export const useAddDetails = (moodId: string, mood: ShownMood | null) => {
  const { items, send, amend } = useOutbox();
  const { status, settle } = useLogState();
  const [refusedId, setRefusedId] = useState<string | null>(null);
  const of = mood === null ? EARLIER_MOOD : moodName(mood);

  const add = (changes: DetailChanges): Promise<boolean> => {
    const id = newId();
    return settle(
      id,
      () => send(detailsHandler, { moodId, of, changes }, id),
      (outcome) => setRefusedId(outcome.state === 'refused' ? outcome.id : null),
    );
  };

  const addAgain = (changes: DetailChanges): Promise<boolean> => {
    const refused = items.find(({ id, refused: reason }) => id === refusedId && reason !== null);
    if (refused === undefined) return add(changes);
    return settle(
      refused.id,
      () => amend(refused.id, { moodId, of, changes }),
      () => undefined,
    );
  };

  return { status, add, addAgain };
};
