import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chatEndpoints } from '#contract/chat/chat.ts';
import { SKILL_IDS } from '#domain/chat/skills/skill.ts';
import { HOUR_MS } from '#domain/shared/time/durations.ts';
import { pageOf, said } from '#tests/api/support/chat-world.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ANY_ENGINE } from '#tests/support/database/engines.ts';
import { skills } from '#tests/support/skills-content.ts';

const CRISIS = 'I want to die';

describe.each(ANY_ENGINE)('a danger in the chat on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    world = await testApp(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    ada = await world.guest();
    ben = await world.guest();
  });

  it.each(SKILL_IDS)(
    'suspends a skill, answers only the danger, and offers to resume the skill later: %s',
    async (skill) => {
      const { button, sentence } = skills.names(skill);
      const goOn = `Back to ${sentence}`;
      const begun = await said(ada, button);
      await said(ben, button);
      const raised = await said(ada, CRISIS);
      const { paragraphs } = raised.reply;
      expect(paragraphs.join(' ')).not.toContain(sentence);
      expect(paragraphs.at(-1)).toMatch(/\?$/);
      expect(raised.reply.quickReplies).not.toContain(goOn);
      let { quickReplies: buttons } = raised.reply;
      for (let turn = 0; turn < 20 && !buttons.includes(goOn); turn += 1) {
        const isAsked = buttons.includes('No') || buttons.includes('Gone');
        const text = isAsked ? 'No, it is gone' : 'The weather is grey';
        buttons = (await said(ada, text)).reply.quickReplies;
      }
      expect(buttons).toContain(goOn);
      const resumed = await said(ada, goOn);
      expect(resumed.answeredBy).toBe('coach');
      expect(resumed.reply.quickReplies).toEqual(begun.reply.quickReplies);
      // Ben’s skill was never interrupted.
      expect((await said(ben, 'what')).reply.quickReplies).toEqual(begun.reply.quickReplies);
    },
  );

  it('is asked about again in a skill, which is suspended too', async () => {
    await said(ada, CRISIS);
    await said(ada, 'no');
    await said(ada, 'Slow breathing');
    await said(ben, 'Slow breathing');
    const answers = [];
    for (let turn = 0; turn < 20; turn += 1) answers.push(await said(ada, 'what'));
    const at = answers.findIndex(({ answeredBy }) => answeredBy === 'safety');
    expect(answers[at]?.reply.paragraphs.join(' ')).not.toContain('breathing');
    expect(answers[at + 1]?.reply.quickReplies).toContain('Back to the breathing exercise');
    expect((await said(ben, 'what')).reply.quickReplies).toContain('Stop here');
  });

  it('counts as asked about on the page only if the page showed the question', async () => {
    for (const person of [ada, ben]) {
      await said(person, CRISIS);
      await said(person, 'no');
      await said(person, 'The weather is grey');
    }
    world.clock.ms += HOUR_MS;
    expect((await pageOf(ada)).checkIn).toMatchObject({ text: expect.stringMatching(/\?$/) });
    // Ada saw the question. Ben wrote from a page that was open the whole time, so he did not see it.
    expect((await said(ada, 'yes', { checkInShown: true })).safety.level).toBe('elevated');
    const unasked = await said(ben, 'yes');
    expect(unasked.safety.level).toBe('none');
    // The question was due, so it follows the reply.
    expect(unasked).toMatchObject({ answeredBy: 'safety', safety: { showsCrisis: true } });
    expect((await said(ben, 'yes')).safety.level).toBe('elevated');
  });

  it('reports its watch state to its person only, also when a message is sent again', async () => {
    const id = '0190a0a0-0000-7000-8000-00000000000a';
    expect((await said(ben, 'I like tea')).watch).toBe('none');
    expect((await said(ada, CRISIS, { id })).watch).toBe('open');
    expect((await said(ada, 'no')).watch).toBe('open');
    await ada.call(chatEndpoints.saveSettings, {
      params: { userId: ada.userId },
      body: { storing: false },
    });
    expect((await said(ada, 'I like tea')).watch).toBe('open');
    expect((await said(ada, CRISIS, { id })).watch).toBe('open');
    expect((await pageOf(ada)).watch).toBe('open');
    expect((await pageOf(ben)).watch).toBe('none');
    await ada.call(chatEndpoints.deleteConversation, { params: { userId: ada.userId } });
    expect(await pageOf(ada)).toMatchObject({ watch: 'silent', checkIn: null });
    expect((await pageOf(ben)).watch).toBe('none');
  });

  it('is asked about while any of its messages exists, and silenced with the last one', async () => {
    const ids = ['0190a0a0-0000-7000-8000-00000000000a', '0190a0a0-0000-7000-8000-00000000000b'];
    for (const person of [ada, ben])
      for (const [index, text] of [CRISIS, 'I want to die'].entries())
        await said(person, text, { id: ids[index] ?? '' });
    const remove = (messageId = '') =>
      ada.call(chatEndpoints.deleteMessage, { params: { messageId } });
    await remove(ids[0]);
    expect((await pageOf(ada)).watch).toBe('open');
    expect((await said(ada, 'yes')).safety).toMatchObject({ level: 'high', showsCrisis: true });
    const { messages } = await pageOf(ada);
    for (const { id, from, safety } of messages)
      if (from === 'person' && safety.showsCrisis) await remove(id);
    expect((await pageOf(ada)).watch).toBe('silent');
    expect((await pageOf(ben)).watch).toBe('open');
  });

  it('never repeats its first answer, nor any answer in a row, and is answered in small talk only after some messages', async () => {
    const texts = ['I am going to kill myself tonight', 'I mean it, I will kill myself tonight'];
    const first = await said(ada, texts[0] ?? '');
    const answers = [first];
    for (const text of [texts[1] ?? '', 'it rains', 'they are still here'])
      answers.push(await said(ada, text));
    for (const [index, { botResponse }] of answers.entries()) {
      if (index === 0) continue;
      expect(botResponse).not.toBe(first.botResponse);
      expect(botResponse).not.toBe(answers[index - 1]?.botResponse);
    }
    for (const { answeredBy, safety } of answers) {
      expect(answeredBy).toBe('safety');
      expect(safety.showsCrisis).toBe(true);
    }
    expect((await said(ben, 'it rains')).answeredBy).toBe('coach');
  });

  it('is not seen in a fear being worked on, but is in a wish', async () => {
    for (const text of ['Work on a fear in steps', 'I left the door or the stove on'])
      await said(ada, text);
    const feared = await said(ada, 'i will burn the house down');
    expect(feared).toMatchObject({ watch: 'none', safety: { showsCrisis: false } });
    expect(feared.reply.quickReplies).toContain('Stop here');
    expect((await said(ada, 'I want to kill my boss tomorrow with a knife')).watch).toBe('open');
    expect((await said(ben, 'i will burn the house down')).watch).toBe('open');
  });

  it('stays watched when its state can no longer be read', async () => {
    for (const person of [ada, ben]) await said(person, 'The weather is grey');
    await world.database.db
      .updateTable('chat_conversations')
      .set({ safety_state: '{"level":"terrible"}' })
      .where('user_id', '=', ada.userId)
      .execute();
    const strain = 'Work on a fear in steps';
    expect((await said(ada, strain)).reply.quickReplies).not.toContain('Stop here');
    expect((await said(ben, strain)).reply.quickReplies).toContain('Stop here');
    world.clock.ms += HOUR_MS;
    expect((await pageOf(ada)).checkIn).not.toBeNull();
    expect((await pageOf(ben)).checkIn).toBeNull();
  });

  it('is not seen in a yes that means safety', async () => {
    for (const text of ['yes, I am safe', 'yes he is breathing', 'Yes, everybody is ok']) {
      const eve = await world.guest();
      await said(eve, 'My grandad collapsed and is not breathing');
      await said(ben, 'I like tea');
      const answer = await said(eve, text);
      expect(answer.safety.level).toBe('none');
      expect(answer.botResponse).toMatch(/I’ve read your answer/);
    }
    expect((await said(ben, 'yes')).safety.level).toBe('none');
  });
});
