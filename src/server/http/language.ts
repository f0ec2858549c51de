import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageFor } from '#domain/shared/text/languages.ts';
import type { Language } from '#domain/shared/text/message.ts';
import { runInLanguage } from '#server/language/current-language.ts';

/** The language that the person chose on this device, from the cookie that the page sets. */
const chosenIn = (cookies: string | undefined): string | undefined =>
  /(?:^|; )language=([\w-]+)/.exec(cookies ?? '')?.[1];

/** The language of a request, of those that are offered: the one chosen on the device, or the browser's. */
export const languageOf = ({ headers }: FastifyRequest, offered: readonly Language[]): Language =>
  languageFor(chosenIn(headers.cookie), headers['accept-language'], offered);

/** Answers each request with the texts of its language. */
export const answerInLanguage = (app: FastifyInstance, offered: readonly Language[]): void => {
  const set = (request: FastifyRequest, _reply: FastifyReply, next: () => void): void =>
    runInLanguage(languageOf(request, offered), next);
  // The body is read in another context, so the language is set again after it.
  app.addHook('onRequest', set);
  app.addHook('preValidation', set);
};
