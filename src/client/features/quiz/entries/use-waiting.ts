import { useOutbox } from '#client/sync/outbox/context.ts';
import { type QuizBody, readBody } from './body.ts';
import type { QuizHandler } from './handlers.ts';

/** The completed quizzes of a kind on this device that are not sent yet, oldest first. */
export const useWaiting = ({ name }: QuizHandler): readonly QuizBody[] =>
  useOutbox()
    .items.filter(({ kind, refused }) => kind === name && refused === null)
    .flatMap(({ body }) => readBody(body) ?? []);

/** Whether this device has completed answers of a kind that the server refused. */
export const useHasRefused = ({ name }: QuizHandler): boolean =>
  useOutbox().items.some(({ kind, refused }) => kind === name && refused !== null);
