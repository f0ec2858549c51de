import { v7 as uuidv7 } from 'uuid';
import { chatEndpoints } from '#contract/chat/chat.ts';
import type { PolarityOf } from '#domain/chat/triggers/triggers.ts';
import type { ChatWriter } from '#server/ai/chat/writer.ts';
import type { Database } from '#server/db/open.ts';
import { placed } from '#server/http/clock-check.ts';
import { LINES_TYPE, type Serve } from '#server/http/serve.ts';
import { answering } from './answering/events.ts';
import { talkWork } from './answering/talk-work.ts';
import { chatTurns } from './answering/turn.ts';
import type { UnkeptConversations } from './answering/unkept.ts';
import { keptRoutes } from './kept-routes.ts';

export interface ChatParts {
  readonly serve: Serve;
  readonly database: Pick<Database, 'db'>;
  readonly unkept: UnkeptConversations;
  /** Finds other words for answers; null leaves them in the coach's words. */
  readonly writer: ChatWriter | null;
  /** Whether a speech server is set up; people are told. */
  readonly usesSpeechServer: boolean;
  readonly polarityOf: PolarityOf;
  /** Is told when an answer could not be kept as it was shown. */
  readonly report: (error: unknown) => void;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

const wantsLines = (accept: string | undefined): boolean =>
  (accept ?? '')
    .split(',')
    .some((one) => one.split(';', 1)[0]?.trim().toLowerCase() === LINES_TYPE);

/** The chat: its turns, and all that is kept of it. */
export const chatRoutes = ({
  serve,
  writer,
  usesSpeechServer,
  report,
  now,
  ...parts
}: ChatParts): void => {
  const alone = talkWork(parts.database.db);
  const turns = chatTurns({ ...parts, alone, now });
  const answers = answering({ turns, writer, report });

  serve(chatEndpoints.analyze, async ({ subject, body, request, reply }) => {
    const nowMs = now();
    const claim = { instantMs: nowMs, localDate: body.localDate, zone: body.zone };
    const { localDate, zone } = placed('localDate', claim, nowMs);
    const id = (body.id ?? uuidv7()).toLowerCase();
    const wordingMs = writer?.canWrite(subject) === true ? writer.limitMs : null;
    const checkInShown = body.checkInShown === true;
    const message = { id, text: body.text, localDate, zone, checkInShown };
    const turn = await turns.take(subject, message, wordingMs);
    if (!wantsLines(request.headers.accept)) return answers.whole(subject, turn);
    // A proxy that gathers a whole answer would keep the person waiting.
    reply.header('x-accel-buffering', 'no');
    return answers.lines(subject, turn);
  });

  const uses = { usesModel: writer !== null, usesSpeechServer };
  keptRoutes({ ...parts, serve, alone, uses, now });
};
