import { useOutbox } from '#client/sync/outbox/context.ts';
import { type QuizBody, readBody } from './body.ts';
import type { QuizHandler } from './handlers.ts';

/** The completed quizzes of one kind on this device that have not been sent yet, oldest first. */
export const useWaiting = ({ name }: QuizHandler): readonly QuizBody[] =>
  useOutbox()
    .items.filter(({ kind, refused }) => kind === name && refused === null)
    .flatMap(({ body }) => readBody(body) ?? []);

/** Whether the server refused completed answers of one kind from this device. */
export const useHasRefused = ({ name }: QuizHandler): boolean =>
  useOutbox().items.some(({ kind, refused }) => kind === name && refused !== null);
