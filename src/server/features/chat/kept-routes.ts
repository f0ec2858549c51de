import { type ChatSettings, chatEndpoints, MESSAGES_OF_A_PAGE } from '#contract/chat/chat.ts';
import { watchOf } from '#domain/chat/guard/states.ts';
import type { CountedTrigger } from '#domain/chat/triggers/top-triggers.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Content } from '#server/content/content.ts';
import type { Database } from '#server/db/open.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/errors.ts';
import { instantOf } from '#server/http/clock-check.ts';
import type { Serve } from '#server/http/serve.ts';
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
  forgetUnkept,
  openUnkept,
  removeUnkeptLadder,
  removeUnkeptTurn,
  sealUnkept,
  unkeptTurns,
} from './stores/unkept.ts';

interface KeptParts {
  readonly serve: Serve;
  readonly database: Pick<Database, 'db'>;
  readonly content: Content;
  readonly moodTriggers: (userId: UserId) => Promise<readonly CountedTrigger[]>;
  /** The optional services of this server. */
  readonly uses: Pick<ChatSettings, 'usesModel' | 'usesSpeechServer'>;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

/** An answer with crisis help that is younger than this still reveals the danger to anyone who looks at the page. */
const TELLING_MS = 24 * 3_600_000;

/** The stored parts of the chat: messages, settings, ladders, and triggers. */
export const storageRoutes = ({
  serve,
  database: { db },
  content: { lines, guard: safetyGuard },
  moodTriggers,
  uses,
  now,
}: KeptParts): void => {
  const messages = messageStore(db);

  const checkIn = ({ guard, writtenAtMs }: StoredStanding) => {
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
      checkIn: before === null ? checkIn(standing) : null,
      watch: watchOf(standing.guard),
    };
  });

  serve(chatEndpoints.deleteMessage, async ({ subject, params }) => {
    const { messageId: id } = params;
    const isFound = await inTransaction(db, subject, async (tx) => {
      const unkept = await unkeptTurns(tx, subject);
      const remembered =
        unkept.find(({ messageId, botMessageId }) => messageId === id || botMessageId === id) ??
        null;
      const removed = (await removeTurn(tx, subject, id)) ?? remembered;
      // A message that does not exist may still be on its way.
      await noteDeleted(tx, subject, [removed?.messageId ?? id], now());
      if (remembered !== null) await removeUnkeptTurn(tx, subject, remembered.messageId);
      if (removed === null) return false;
      await forgetWords(tx, subject);
      if (!removed.showsCrisis) return true;
      // While other messages still show the danger, silence would hide nothing, and a "yes" to it would go unheard.
      const isStillTold =
        unkept.some((turn) => turn !== remembered && turn.showsCrisis) ||
        (await showsCrisisSince(tx, subject, now() - TELLING_MS));
      if (!isStillTold) await silenceGuard(tx, subject, safetyGuard.withoutToldDanger);
      return true;
    });
    if (!isFound) throw new HttpError('not_found', 'There is no such message.');
  });

  serve(chatEndpoints.deleteConversation, async ({ subject }) => {
    await inTransaction(db, subject, async (tx) => {
      const remembered = (await unkeptTurns(tx, subject)).map(({ messageId }) => messageId);
      await noteAllDeleted(tx, subject, now());
      await noteDeleted(tx, subject, remembered, now());
      await forgetConversation(tx, subject, safetyGuard.withoutToldDanger);
      await forgetUnkept(tx, subject);
    });
  });

  serve(chatEndpoints.settings, async ({ subject }) => ({
    ...(await chatSettings(db, subject)),
    ...uses,
  }));

  serve(chatEndpoints.saveSettings, async ({ subject, body }) => {
    if (typeof body.region === 'string' && !lines.isKnown(body.region)) {
      throw new HttpError('invalid', 'Choose one of the countries.');
    }
    const key = body.talkKey ?? null;
    return await inTransaction(db, subject, async (tx) => {
      const before = await chatSettings(tx, subject);
      const chosen = {
        storing: body.storing ?? before.storing,
        region: body.region === undefined ? before.region : body.region,
      };
      const kept = { ...chosen, ...uses };
      await keepSettings(tx, subject, chosen, new Date(now()).toISOString());
      if (chosen.storing === before.storing) return kept;
      // The conversation continues where it is: from now on sealed between messages, or stored.
      const unkept = await openUnkept(tx, subject, key, now());
      if (before.storing) {
        const { guide } = await loadState(tx, subject);
        await sealUnkept(tx, subject, key, { ...unkept, guide }, now());
        await setGuideState(tx, subject, null);
      } else {
        await setGuideState(tx, subject, unkept.guide);
        await forgetUnkept(tx, subject);
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
      // The chat's working state contains the old ladder; ending it makes the chat pick up the new one.
      await leaveLadder(tx, subject, id);
      await removeUnkeptLadder(tx, subject, id);
      return ladder;
    });
  });

  serve(chatEndpoints.deleteLadder, async ({ subject, params }) => {
    const { ladderId } = params;
    await inTransaction(db, subject, async (tx) => {
      await removeLadder(tx, subject, ladderId);
      await leaveLadder(tx, subject, ladderId);
      await removeUnkeptLadder(tx, subject, ladderId);
    });
  });

  serve(chatEndpoints.topTriggers, async ({ subject }) => [
    ...(await messages.topTriggers(subject, await moodTriggers(subject))),
  ]);
};
