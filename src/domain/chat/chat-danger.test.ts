import { describe, expect, it } from 'vitest';
import { GUARD } from '#tests/support/chat/guard-content.ts';
import { around, guide, guideContent } from '#tests/support/chat/guide-content.ts';
import { skills } from '#tests/support/skills-content.ts';
import { createChat, type Spoken } from './chat.ts';
import { CALM, STAGES } from './guard/states.ts';
import { labelsOf } from './guide/catalog.ts';
import { newGuideState } from './guide/state.ts';

const chat = createChat({ guard: GUARD, guide, skills });
const MOMENT = { ...around, awayMs: 0, checkInShown: false };
const NEW = { guide: newGuideState(), guard: CALM };

/** The chat's reply to the last message of a conversation. */
const lastOf = (texts: readonly string[], from = NEW): Spoken => {
  const [text = '', ...rest] = texts;
  const spoken = chat.speak(from, { text, entries: null }, MOMENT);
  return rest.length === 0 ? spoken : lastOf(rest, spoken.standing);
};

const CHOICES = labelsOf(guideContent, skills);
const LABELS = [...new Set(CHOICES.map(({ label }) => label))];

describe('while danger is open', () => {
  it.each(['I want to kill myself', 'I want to kill myself tonight', 'my boyfriend hits me'])(
    'no button of the guide is taken for a no or for help: %s',
    (danger) => {
      const { standing } = lastOf([danger]);
      const height = STAGES.indexOf(standing.guard.stage);
      const lowering = LABELS.filter((label) => {
        const { guard } = lastOf([label], standing).standing;
        return guard.isHelped || guard.stage === 'denied' || STAGES.indexOf(guard.stage) < height;
      });
      expect(lowering).toEqual([]);
    },
  );

  it.each(['I want to kill myself', 'I took too many pills', 'my boyfriend hits me'])(
    'no button that the guide offered is taken for a sign: %s',
    (danger) => {
      const { standing } = lastOf([danger]);
      const raising = CHOICES.filter(({ label, does }) => {
        const offering = { ...standing, guide: { ...standing.guide, offered: [does] } };
        return lastOf([label], offering).safety.level !== 'none';
      });
      expect(raising).toEqual([]);
    },
  );

  it("the label of a button that was not offered counts as the person's own words", () => {
    for (const text of ['Plan tonight', 'Goodbye'])
      expect(lastOf(['I want to kill myself', text]).safety.level).not.toBe('none');
  });

  it('a straining skill waits for the recheck, and begins once the danger is over', () => {
    const asked = lastOf(['I want to kill myself', 'No', 'Practice a social scene']);
    expect(asked.reply.quickReplies).toContain('Gone');
    const over = lastOf(['Gone'], asked.standing);
    expect(over.reply.quickReplies).toContain('Practice a social scene');
    const begun = lastOf(['Practice a social scene'], over.standing);
    expect(begun.standing.guide.active?.skill).toBe('scene');
  });
});
