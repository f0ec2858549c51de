import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/shared/error.ts';
import { LANGUAGES } from '#domain/shared/text/languages.ts';
import { isBeingMoved } from '#server/db/move/refusal.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import { isForeignKeyViolation } from '#server/db/violations.ts';
import { accountGone, HttpError } from '#server/errors.ts';
import { runInLanguage } from '#server/language/current-language.ts';
import { texts } from '#texts/answers.js';
import { languageOf } from './language.ts';

const CONTEXT_NAMES: Readonly<Record<string, string>> = { querystring: 'query' };

const RETRY_AFTER_S = 5;
/** How long clients should wait while the database is being moved, because a move takes minutes. */
const RETRY_AFTER_MOVE_S = 30;

const issuesOf = (error: FastifyError): NonNullable<ErrorBody['issues']> => {
  const context = error.validationContext ?? 'body';
  return (error.validation ?? []).map(({ instancePath, message }) => {
    const place = instancePath.split('/').filter((part) => part !== '');
    const path = [CONTEXT_NAMES[context] ?? context, ...place].join('.');
    // Zod writes this message for a field without a more specific one.
    if (message !== undefined && message !== 'Invalid input') return { path, message };
    if (place.length === 0) return { path, message: texts.sendObject };
    return { path, message: texts.valueUnusable({ field: place.join('.') }) };
  });
};

const NOT_JSON = /^FST_ERR_CTP_(INVALID|EMPTY)_JSON_BODY$/;
/** The limit for JSON, which the message for a body that is too large names. */
const MEGABYTES_MAX = 1;

const fromFastify = (error: FastifyError): HttpError => {
  if (error.validation !== undefined) {
    const issues = issuesOf(error);
    return new HttpError('invalid', issues[0]?.message ?? texts.somethingWrong, { issues });
  }
  switch (error.statusCode) {
    case 413:
      return new HttpError('too_large', texts.tooLarge({ megabytes: MEGABYTES_MAX }));
    case 415:
      return new HttpError('unsupported_type', texts.sendJson);
    default:
      return (error.statusCode ?? 500) < 500
        ? new HttpError('invalid', NOT_JSON.test(error.code) ? texts.notJson : texts.notUnderstood)
        : new HttpError('internal', texts.serverProblem);
  }
};

const send = (reply: FastifyReply, request: FastifyRequest, refusal: HttpError): FastifyReply => {
  if (refusal.retryAfterS !== undefined) reply.header('retry-after', String(refusal.retryAfterS));
  return reply
    .status(refusal.status)
    .type('application/json')
    .send(JSON.stringify(refusal.body(request.id)));
};

const refusalFor = (error: FastifyError | HttpError): HttpError => {
  if (error instanceof HttpError) return error;
  if (isBeingMoved(error)) {
    return new HttpError('unavailable', texts.beingMoved, { retryAfterS: RETRY_AFTER_MOVE_S });
  }
  if (isUnavailable(error)) {
    return new HttpError('unavailable', texts.notRightNow, {
      retryAfterS: RETRY_AFTER_S,
    });
  }
  // A foreign key fails when rows are added for a user whose account was just deleted.
  return isForeignKeyViolation(error) ? accountGone() : fromFastify(error);
};

/** Runs in the language of a request. Errors can come before that language is set, or while a body is read. */
const inLanguageOf = <Result>(request: FastifyRequest, run: () => Result): Result =>
  runInLanguage(languageOf(request, LANGUAGES), run);

/** Whether a URL belongs to the API. Otherwise it belongs to a page or a file. */
export const isCall = (url: string): boolean => /^\/(api|auth)([/?]|$)/.test(url);

/**
 * Turns every error into a response in the format that all errors of the API share. Only server errors are logged, and
 * the log does not contain the request's content.
 */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError | HttpError>((error, request, reply) => {
    const refusal = inLanguageOf(request, () => refusalFor(error));
    // A browser that requested a page gets a page and not JSON, whatever is wrong with the URL.
    if (refusal.status < 500 && !isCall(request.url)) return reply.callNotFound();
    if (refusal.status === 500) request.log.error({ err: error }, 'request failed');
    if (refusal.status === 503 && !(error instanceof HttpError))
      request.log.warn({ err: error }, 'the database or the system could not be asked');
    return send(reply, request, refusal);
  });
};

/** Responds to a request for an unknown API path. */
export const answerUnknownCall = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  send(reply, request, new HttpError('not_found', texts.noSuchCall));

/** Responds to a request for a host other than the public host. If a page was requested, the response is plain text. */
export const answerOtherHost = (
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
): FastifyReply => {
  const refusal = new HttpError('invalid', texts.otherAddress({ address: origin }));
  if (isCall(request.url)) return send(reply, request, refusal);
  return reply.status(refusal.status).type('text/plain; charset=utf-8').send(refusal.message);
};

/** Responds to a URL that cannot be decoded. This runs before routing. */
export const answerBadUrl = (
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  inLanguageOf(request, () =>
    send(reply, request, new HttpError('invalid', texts.addressUnreadable)),
  );
};
