import { type ChatSettings, chatEndpoints, MESSAGES_OF_A_PAGE } from '#contract/chat/chat.ts';
import { checkInAfter } from '#domain/chat/guard.ts';
import type { Lines } from '#domain/chat/lines/lines.ts';
import { textOf } from '#domain/chat/safety/choose-answer.ts';
import { watchOf } from '#domain/chat/safety/safety-state.ts';
import type { Database } from '#server/db/open.ts';
import { HttpError } from '#server/errors.ts';
import type { Serve } from '#server/http/serve.ts';
import type { ConversationLock } from './answering/conversation-lock.ts';
import type { UnkeptConversations } from './answering/unkept.ts';
import {
  forgetConversation,
  leaveLadder,
  type StoredStanding,
  silenceGuard,
  standingOf,
  standsAt,
} from './stores/conversation.ts';
import { noteAllDeleted, noteDeleted } from './stores/deleted-turns.ts';
import { laddersOf, removeLadder } from './stores/ladder.ts';
import { messageStore, removeTurn, showsCrisisSince } from './stores/message.ts';
import { keepPlan, planOf } from './stores/plan.ts';
import { chatSettings, keepSettings } from './stores/settings.ts';

interface KeptParts {
  readonly serve: Serve;
  readonly database: Pick<Database, 'db'>;
  readonly lines: Lines;
  readonly withLock: ConversationLock;
  readonly unkept: UnkeptConversations;
  /** What this server is set up with. */
  readonly uses: Pick<ChatSettings, 'usesModel' | 'usesSpeechServer'>;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

const OK = { ok: true as const };
/** An answer with crisis help that is younger than this still tells whoever looks at the page of the danger. */
const TELLING_MS = 24 * 3_600_000;

/** What is kept of the chat: messages, settings, the safety plan, ladders, and what is counted of it. */
export const keptRoutes = ({
  serve,
  database: { db },
  lines,
  withLock,
  unkept,
  uses,
  now,
}: KeptParts): void => {
  const messages = messageStore(db);

  const checkIn = ({ guard, writtenAtMs }: StoredStanding) => {
    const question = checkInAfter(guard, now() - (writtenAtMs ?? now()));
    if (question === null) return null;
    const { offers, replies } = question;
    return { text: textOf(question), offers, quickReplies: replies };
  };

  serve(chatEndpoints.messages, async ({ subject, query }) => {
    const before = query.before === undefined ? null : Number(query.before);
    const found = await messages.page(subject, before, MESSAGES_OF_A_PAGE + 1);
    const page = found.slice(0, MESSAGES_OF_A_PAGE);
    const last = page.at(-1);
    const standing = await standingOf(db, subject);
    return {
      messages: page,
      next: found.length > page.length && last !== undefined ? String(last.position) : null,
      checkIn: before === null ? checkIn(standing) : null,
      watch: watchOf(standing.guard),
    };
  });

  serve(chatEndpoints.deleteMessage, async ({ subject, params }) => {
    const id = params.messageId.toLowerCase();
    const isFound = await withLock(subject, async (tx, afterCommit) => {
      const remembered = unkept.answerWith(subject, id);
      const removed = (await removeTurn(tx, subject, id)) ?? remembered;
      // One that is not there may still be on its way.
      await noteDeleted(tx, subject, [removed?.messageId ?? id], now());
      if (remembered !== null) afterCommit(() => unkept.removeTurn(subject, remembered.messageId));
      if (removed === null || !removed.safety.showsCrisis) return removed !== null;
      // Where danger still stands on the page, silence would hide nothing, and a "yes" to it would go unheard.
      const isStillTold =
        unkept.showsCrisisBeside(subject, remembered) ||
        (await showsCrisisSince(tx, subject, now() - TELLING_MS));
      if (!isStillTold) await silenceGuard(tx, subject);
      return true;
    });
    if (!isFound) throw new HttpError('not_found', 'There is no such message.');
    return OK;
  });

  serve(chatEndpoints.deleteConversation, async ({ subject }) => {
    await withLock(subject, async (tx, afterCommit) => {
      const remembered = unkept.get(subject).answers.map(({ messageId }) => messageId);
      await noteAllDeleted(tx, subject, now());
      await noteDeleted(tx, subject, remembered, now());
      await forgetConversation(tx, subject);
      afterCommit(() => unkept.forget(subject));
    });
    return OK;
  });

  serve(chatEndpoints.settings, async ({ subject }) => ({
    ...(await chatSettings(db, subject)),
    ...uses,
  }));

  serve(chatEndpoints.saveSettings, async ({ subject, body }) => {
    if (typeof body.region === 'string' && !lines.isKnown(body.region)) {
      throw new HttpError('invalid', 'Choose one of the countries.');
    }
    return await withLock(subject, async (tx, afterCommit) => {
      const before = await chatSettings(tx, subject);
      const chosen = {
        storing: body.storing ?? before.storing,
        region: body.region === undefined ? before.region : body.region,
      };
      const kept = { ...chosen, ...uses };
      await keepSettings(tx, subject, chosen, new Date(now()).toISOString());
      if (chosen.storing === before.storing) return kept;
      // The conversation goes on where it is: from now on in memory alone, or kept.
      if (before.storing) {
        const { coach } = await standingOf(tx, subject);
        afterCommit(() => unkept.goOn(subject, coach));
        await standsAt(tx, subject, null);
      } else {
        await standsAt(tx, subject, unkept.get(subject).coach);
        afterCommit(() => unkept.forget(subject));
      }
      return kept;
    });
  });

  serve(chatEndpoints.safetyPlan, async ({ subject }) => ({ plan: await planOf(db, subject) }));

  serve(chatEndpoints.saveSafetyPlan, async ({ subject, body }) => {
    await keepPlan(db, subject, body, new Date(now()).toISOString());
    return { plan: body };
  });

  serve(chatEndpoints.ladders, ({ subject }) => laddersOf(db, subject));

  serve(chatEndpoints.deleteLadder, async ({ subject, params }) => {
    const ladderId = params.ladderId.toLowerCase();
    await withLock(subject, async (tx, afterCommit) => {
      await removeLadder(tx, subject, ladderId);
      await leaveLadder(tx, subject, ladderId);
      afterCommit(() => unkept.removeLadder(subject, ladderId));
    });
    return OK;
  });

  serve(chatEndpoints.topTriggers, async ({ subject }) => [
    ...(await messages.topTriggers(subject)),
  ]);
};
