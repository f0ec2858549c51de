import { type ChatSettings, chatEndpoints } from '#contract/chat/chat.ts';
import { MESSAGES_OF_A_PAGE } from '#contract/shared/limits.ts';
import { watchOf } from '#domain/chat/guard/states.ts';
import type { CountedTrigger } from '#domain/chat/triggers/top-triggers.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Content } from '#server/content/content.ts';
import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/errors.ts';
import { instantOf } from '#server/http/clock-check.ts';
import type { Serve } from '#server/http/serve.ts';
import { texts } from '#texts/chat.js';
import {
  forgetConversation,
  forgetWords,
  leaveLadder,
  loadState,
  type StoredStanding,
  setGuideState,
  silenceGuard,
} from './stores/conversation.ts';
import { noteAllDeleted, noteDeleted } from './stores/deleted-turns.ts';
import { laddersOf, removeLadder, saveLadder } from './stores/ladder.ts';
import { messageStore, removeTurn, showsCrisisSince } from './stores/message.ts';
import { chatSettings, keepSettings } from './stores/settings.ts';
import {
  forgetUnstored,
  openUnstored,
  removeUnstoredLadder,
  removeUnstoredTurn,
  sealUnstored,
  unstoredTurns,
} from './stores/unstored.ts';

interface StorageParts {
  readonly serve: Serve;
  readonly database: Pick<Database, 'db'>;
  readonly content: Content;
  readonly moodTriggers: (userId: UserId) => Promise<readonly CountedTrigger[]>;
  /** Which optional services the page of a request may use: a language model, and a speech server. */
  readonly uses: () => Pick<ChatSettings, 'usesModel' | 'usesSpeechServer'>;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

/** How long a reply with crisis help is assumed to reveal the danger to anyone who looks at the page. */
const TELLING_MS = 24 * 3_600_000;

/** Endpoints for the stored data of the chat: messages, settings, ladders and triggers. */
export const storageRoutes = ({
  serve,
  database: { db },
  content,
  moodTriggers,
  uses,
  now,
}: StorageParts): void => {
  const messages = messageStore(db);

  const checkIn = async ({ guard, writtenAtMs }: StoredStanding) => {
    const { guard: safetyGuard } = await content.chat();
    const question = safetyGuard.checkIn(guard, now() - (writtenAtMs ?? now()));
    if (question === null) return null;
    const { paragraphs, offers, replies } = question;
    return { text: paragraphs.join(' '), offers, quickReplies: replies };
  };

  serve(chatEndpoints.messages, async ({ subject, query }) => {
    const before = query.before === undefined ? null : Number(query.before);
    const found = await messages.page(subject, before, MESSAGES_OF_A_PAGE + 1);
    const page = found.slice(0, MESSAGES_OF_A_PAGE);
    const last = page.at(-1);
    const standing = await loadState(db, subject);
    return {
      messages: page,
      next: found.length > page.length && last !== undefined ? String(last.position) : null,
      checkIn: before === null ? await checkIn(standing) : null,
      watch: watchOf(standing.guard),
    };
  });

  serve(chatEndpoints.deleteMessage, async ({ subject, params }) => {
    const { messageId: id } = params;
    const { guard } = await content.chat();
    const isFound = await inTransaction(db, subject, async (tx) => {
      const unstored = await unstoredTurns(tx, subject);
      const remembered =
        unstored.find(({ messageId, botMessageId }) => messageId === id || botMessageId === id) ??
        null;
      const removed = (await removeTurn(tx, subject, id)) ?? remembered;
      // The id is recorded even if no such message exists, because the message may still arrive later.
      await noteDeleted(tx, subject, [removed?.messageId ?? id], now());
      if (remembered !== null) await removeUnstoredTurn(tx, subject, remembered.messageId);
      if (removed === null) return false;
      await forgetWords(tx, subject);
      if (!removed.showsCrisis) return true;
      // The guard is not silenced as long as other messages show the danger: silencing it would hide nothing, and a
      // "yes" to the guard's question would be ignored.
      const isStillTold =
        unstored.some((turn) => turn !== remembered && turn.showsCrisis) ||
        (await showsCrisisSince(tx, subject, now() - TELLING_MS));
      if (!isStillTold) await silenceGuard(tx, subject, guard.withoutToldDanger);
      return true;
    });
    if (!isFound) throw new HttpError('not_found', texts.noSuchMessage);
  });

  serve(chatEndpoints.deleteConversation, async ({ subject }) => {
    const { guard } = await content.chat();
    await inTransaction(db, subject, async (tx) => {
      const remembered = (await unstoredTurns(tx, subject)).map(({ messageId }) => messageId);
      await noteAllDeleted(tx, subject, now());
      await noteDeleted(tx, subject, remembered, now());
      await forgetConversation(tx, subject, guard.withoutToldDanger);
      await forgetUnstored(tx, subject);
    });
  });

  serve(chatEndpoints.settings, async ({ subject }) => ({
    ...(await chatSettings(db, subject)),
    ...uses(),
  }));

  serve(chatEndpoints.saveSettings, async ({ subject, body }) => {
    if (typeof body.region === 'string' && !(await content.chat()).lines.isKnown(body.region)) {
      throw new HttpError('invalid', texts.chooseOfCountries);
    }
    const key = body.talkKey ?? null;
    return await inTransaction(db, subject, async (tx) => {
      const before = await chatSettings(tx, subject);
      const chosen = {
        storing: body.storing ?? before.storing,
        region: body.region === undefined ? before.region : body.region,
      };
      const kept = { ...chosen, ...uses() };
      await keepSettings(tx, subject, chosen, new Date(now()).toISOString());
      if (chosen.storing === before.storing) return kept;
      // The conversation continues with the current state, which from now on is either stored, or encrypted between
      // messages.
      const unstored = await openUnstored(tx, subject, key, now());
      if (before.storing) {
        const { guide } = await loadState(tx, subject);
        await sealUnstored(tx, subject, key, { ...unstored, guide }, now());
        await setGuideState(tx, subject, null);
      } else {
        await setGuideState(tx, subject, unstored.guide);
        await forgetUnstored(tx, subject);
      }
      return kept;
    });
  });

  serve(chatEndpoints.ladders, ({ subject }) => laddersOf(db, subject));

  serve(chatEndpoints.saveLadder, async ({ subject, body }) => {
    const changedAtMs = Date.parse(instantOf('changedAt', body.changedAt, now()));
    const { id, from, fear, rungs } = body;
    return inTransaction(db, subject, async (tx) => {
      const ladder = await saveLadder(tx, subject, { id, from, changedAtMs, fear, rungs });
      // The chat's working state contains the old ladder. Ending the work on it makes the chat use the new ladder.
      await leaveLadder(tx, subject, id);
      await removeUnstoredLadder(tx, subject, id);
      return ladder;
    });
  });

  serve(chatEndpoints.deleteLadder, async ({ subject, params }) => {
    const { ladderId } = params;
    await inTransaction(db, subject, async (tx) => {
      await removeLadder(tx, subject, ladderId);
      await leaveLadder(tx, subject, ladderId);
      await removeUnstoredLadder(tx, subject, ladderId);
    });
  });

  serve(chatEndpoints.forgetTrigger, ({ subject, body: { trigger } }) =>
    messages.forgetTrigger(subject, trigger),
  );

  serve(chatEndpoints.topTriggers, async ({ subject }) => [
    ...(await messages.topTriggers(subject, await moodTriggers(subject))),
  ]);
};
