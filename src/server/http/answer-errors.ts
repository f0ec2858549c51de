import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/shared/error.ts';
import { isBeingMoved } from '#server/db/move/refusal.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import { isForeignKeyViolation } from '#server/db/violations.ts';
import { accountGone, HttpError } from '#server/errors.ts';

const CONTEXT_NAMES: Readonly<Record<string, string>> = { querystring: 'query' };

const RETRY_AFTER_S = 5;
/** How long clients should wait while the database is being moved, because a move takes minutes. */
const RETRY_AFTER_MOVE_S = 30;

/** The message of the validation library zod for a field without a more specific message. */
const UNSPECIFIC = 'Invalid input';

const issuesOf = (error: FastifyError): NonNullable<ErrorBody['issues']> => {
  const context = error.validationContext ?? 'body';
  return (error.validation ?? []).map(({ instancePath, message }) => {
    const place = instancePath.split('/').filter((part) => part !== '');
    const path = [CONTEXT_NAMES[context] ?? context, ...place].join('.');
    if (message !== undefined && message !== UNSPECIFIC) return { path, message };
    if (place.length === 0)
      return { path, message: 'Send a JSON object with the fields of this call.' };
    return {
      path,
      message: `The value of “${place.join('.')}” is missing or not one that can be used.`,
    };
  });
};

const NOT_JSON = 'This request could not be read. Check that it is well-formed JSON.';
const UNREADABLE: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: NOT_JSON,
  FST_ERR_CTP_EMPTY_JSON_BODY: NOT_JSON,
};

const fromFastify = (error: FastifyError): HttpError => {
  if (error.validation !== undefined) {
    const issues = issuesOf(error);
    return new HttpError(
      'invalid',
      issues[0]?.message ?? 'Something in this request is not right.',
      { issues },
    );
  }
  switch (error.statusCode) {
    case 413:
      return new HttpError('too_large', 'This is too large to send. The limit is 1 MB.');
    case 415:
      return new HttpError(
        'unsupported_type',
        'Send this as JSON, with the content type application/json.',
      );
    default:
      return (error.statusCode ?? 500) < 500
        ? new HttpError(
            'invalid',
            UNREADABLE[error.code] ?? 'This request could not be understood.',
          )
        : new HttpError('internal', 'Something went wrong on the server. Try again in a moment.');
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
    return new HttpError(
      'unavailable',
      'Evenkeel is being moved. What you enter is kept on your device.',
      { retryAfterS: RETRY_AFTER_MOVE_S },
    );
  }
  if (isUnavailable(error)) {
    return new HttpError(
      'unavailable',
      'Evenkeel cannot answer right now. Try again in a few seconds.',
      {
        retryAfterS: RETRY_AFTER_S,
      },
    );
  }
  // A foreign key fails when rows are added for a user whose account was just deleted.
  return isForeignKeyViolation(error) ? accountGone() : fromFastify(error);
};

/** Whether a URL belongs to the API. Otherwise it belongs to a page or a file. */
export const isCall = (url: string): boolean => /^\/(api|auth)([/?]|$)/.test(url);

/**
 * Turns every error into a response in the format that all errors of the API share. Only server errors are logged, and
 * the log does not contain the request's content.
 */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError | HttpError>((error, request, reply) => {
    const refusal = refusalFor(error);
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
  send(reply, request, new HttpError('not_found', 'There is no such call.'));

/** Responds to a request for a host other than the public host. If a page was requested, the response is plain text. */
export const answerOtherHost = (
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
): FastifyReply => {
  const refusal = new HttpError('invalid', `Evenkeel is not at this address, but at ${origin}.`);
  if (isCall(request.url)) return send(reply, request, refusal);
  return reply.status(refusal.status).type('text/plain; charset=utf-8').send(refusal.message);
};

/** Responds to a URL that cannot be decoded. This runs before routing. */
export const answerBadUrl = (
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void => {
  send(reply, request, new HttpError('invalid', 'This address cannot be read.'));
};
