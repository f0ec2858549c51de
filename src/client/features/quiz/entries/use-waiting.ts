import { useOutbox } from '#client/sync/outbox/context.ts';
import { type QuizBody, readBody } from './body.ts';
import type { QuizHandler } from './handlers.ts';

/** The finished quizzes of a kind that lie on this device and are not sent yet, from first to last. */
export const useWaiting = ({ name }: QuizHandler): readonly QuizBody[] =>
  useOutbox()
    .items.filter(({ kind, refused }) => kind === name && refused === null)
    .flatMap(({ body }) => readBody(body) ?? []);

/** Whether finished answers of a kind lie on this device that the server did not accept. */
export const useHasRefused = ({ name }: QuizHandler): boolean =>
  useOutbox().items.some(({ kind, refused }) => kind === name && refused !== null);
