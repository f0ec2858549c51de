import { chatEndpoints } from '#contract/chat/chat.ts';
import type { CountedTrigger } from '#domain/chat/triggers/top-triggers.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { checkClaimedTime } from '#domain/shared/time/clock-check.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import type { ChatWriter } from '#server/ai/chat/writer.ts';
import type { Content } from '#server/content/content.ts';
import { HttpError, invalidField } from '#server/errors.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { notToday as notTodayText } from '#server/http/clock-check.ts';
import { newRecordId } from '#server/http/new-record-id.ts';
import { type Call, LINES_TYPE, noRoom, type Sent } from '#server/http/serve.ts';
import { isInEnglish } from '#server/language/current-language.ts';
import { answering } from './answering/events.ts';
import { polarityOf } from './answering/polarity.ts';
import type { Message } from './answering/situation.ts';
import { chatTurns, type Turn } from './answering/turn.ts';
import { storageRoutes } from './storage-routes.ts';
import { chatSettings } from './stores/settings.ts';
import { forgetOldUnstored } from './stores/unstored.ts';

interface ChatParts extends FeatureParts {
  /** The chat's content. */
  readonly content: Content;
  /** How often the user logged each tag with a mood, and whether the tag's tone is pleasant or unpleasant. */
  readonly moodTriggers: (userId: UserId) => Promise<readonly CountedTrigger[]>;
  /** Leads ordinary conversation. If null, the guide (our own rules) replies. */
  readonly writer: ChatWriter | null;
  /** Whether a speech server is configured. The page informs users about it. */
  readonly usesSpeechServer: boolean;
  /** Called when a reply could not be stored as it was shown. */
  readonly report: (error: unknown) => void;
}

const wantsLines = (accept: string | undefined): boolean =>
  (accept ?? '')
    .split(',')
    .some((one) => one.split(';', 1)[0]?.trim().toLowerCase() === LINES_TYPE);

type Asked = Sent<typeof chatEndpoints.analyze>;

/**
 * Endpoints of the chat: for sending messages, and for the data that the chat stores. Returns the job that deletes
 * abandoned conversations.
 */
export const chatFeature = ({
  serve,
  database,
  content,
  moodTriggers,
  writer,
  usesSpeechServer,
  report,
  now,
}: ChatParts): { readonly forgetOld: () => Promise<void> } => {
  const turns = chatTurns({ database, content, polarityOf, now });
  const answers = answering({ turns, writer, report });

  /** Processes a turn. If that fails, still responds to danger; without danger, throws the error. */
  const takeOrAnswerDanger = async (
    userId: UserId,
    message: Message,
    wordingMs: number | null,
  ): Promise<Turn> => {
    try {
      return await turns.take(userId, message, wordingMs);
    } catch (error) {
      const isRefusal = error instanceof HttpError;
      const turn = isRefusal ? null : await turns.withoutKeeping(userId, message);
      if (turn === null) throw error;
      report(error);
      return turn;
    }
  };

  /** The message of a request, and whether the device's date matches the server's. */
  const messageIn = ({ body }: Pick<Asked, 'body'>) => {
    const nowMs = now();
    const { zone = 'UTC' } = body;
    const checked = checkClaimedTime({ instantMs: nowMs, localDate: body.localDate, zone }, nowMs);
    const isToday = 'localDate' in checked;
    const message: Message = {
      id: newRecordId(body.id),
      said: { text: body.text, entries: body.form ?? null },
      localDate: isToday ? checked.localDate : localDateAt(nowMs, zone),
      zone,
      checkInShown: body.checkInShown === true,
      talkKey: body.talkKey ?? null,
    };
    return { message, isToday };
  };

  const notToday = (): HttpError => invalidField('localDate', notTodayText());

  /** The reply to a message in the requested form: as lines while it arrives, or as a whole. */
  const answerIn = ({ request, reply }: Asked, userId: UserId | null, turn: Turn) => {
    if (!wantsLines(request.headers.accept)) return answers.whole(userId, turn);
    // Without this header, a buffering proxy would make the user wait for the complete reply.
    reply.header('x-accel-buffering', 'no');
    return answers.lines(userId, turn);
  };

  const analyze = async (call: Call<typeof chatEndpoints.analyze>) => {
    const { subject, request } = call;
    const { message, isToday } = messageIn(call);
    // A device with a wrong clock must still get a response when its user is in danger, or answers a question about
    // danger.
    if (!isToday && (await turns.withoutKeeping(subject, message)) === null) throw notToday();
    const mayWord = isInEnglish() && writer?.canWrite(subject) === true;
    const wordingMs = mayWord ? writer.limitMs : null;
    const isKept = request.hasRoom || !(await chatSettings(database.db, subject)).storing;
    const turn = isKept
      ? await takeOrAnswerDanger(subject, message, wordingMs)
      : await turns.withoutKeeping(subject, message);
    if (turn === null) throw noRoom();
    return answerIn(call, subject, turn);
  };

  serve(chatEndpoints.analyze, analyze, async (sent) => {
    const { message, isToday } = messageIn(sent);
    const turn = await turns.withoutDatabase(message);
    if (turn === null && !isToday) throw notToday();
    return turn && answerIn(sent, null, turn);
  });

  const uses = () => ({ usesModel: isInEnglish() && writer !== null, usesSpeechServer });
  storageRoutes({ serve, database, content, moodTriggers, uses, now });
  return { forgetOld: () => forgetOldUnstored(database.db, now()) };
};
