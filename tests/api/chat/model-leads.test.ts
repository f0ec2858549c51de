import { describe, expect, it } from 'vitest';
import {
  type ChatWorld,
  lines,
  pageOf,
  said,
  setStoring,
  textsOf,
} from '#tests/api/support/chat-world.ts';
import { beginModelTalks } from '#tests/api/support/model-talk.ts';
import type { Person } from '#tests/api/support/test-app.ts';
import { ANY_ENGINE } from '#tests/support/database/engines.ts';
import { refusing, type StandIn } from '#tests/support/stand-ins/openai-stand-in.ts';
import { streaming } from '#tests/support/stand-ins/streamed-replies.ts';
import { call, calling, knowingNoTools } from '#tests/support/stand-ins/tool-calls.ts';

const OPEN = 'I feel sad about the garden today';
const WORDS = 'The garden sounds dear to you. Here is something small.';
const MENU = 'See what you can do here';
const TASK = { title: 'Water the roses', minutes: 20 };

describe.each(ANY_ENGINE)('a conversation led by a language model on %s', (engine) => {
  let standIn: StandIn;
  let world: ChatWorld;
  let ada: Person;
  let ben: Person;

  beginModelTalks(engine, streaming([WORDS]), (talk) => {
    ({ standIn, world, ada, ben } = talk);
  });

  /** The chat's reply if the model calls these tools. */
  const offering = (person: Person, calls: Parameters<typeof calling>[1]) => {
    standIn.reply = calling([WORDS], calls);
    return said(person, OPEN);
  };

  it('tells the model the available exercises and buttons', async () => {
    await said(ada, OPEN);
    const [rules] = standIn.asked[0]?.messages ?? [];
    expect(rules?.content).toContain('grounding (');
    const tools = new Map(standIn.asked[0]?.tools.map((tool) => [tool.name, tool]));
    expect([...tools.keys()]).toEqual([
      'begin_skill',
      'break_down_task',
      'offer_task',
      'open_page',
      'show_lines',
      'offer_choices',
    ]);
    const choices = JSON.stringify(tools.get('offer_choices'));
    expect(choices).toContain('card:low-day (Get through a low day)');
    expect(choices.match(/\w+:?[\w-]* \(/g)?.length).toBeLessThanOrEqual(12);
    expect(choices).not.toMatch(/skill:|"tasks"/);
    expect(await textsOf(ben)).toEqual([]);
  });

  it.each([
    ['begin_skill', { skill: 'breathing' }, ['Slow breathing', MENU], []],
    [
      'offer_choices',
      { does: ['card:low-day', 'listen'] },
      ['Get through a low day', 'Just listen', MENU],
      [],
    ],
    ['offer_task', TASK, null, [{ type: 'tasks', tasks: [TASK] }]],
    ['show_lines', {}, null, [{ type: 'lines' }]],
    [
      'open_page',
      { page: 'routine' },
      null,
      [{ type: 'page', path: '/features/routine-builder', label: 'Open the routine builder' }],
    ],
    [
      'open_page',
      { page: 'timer' },
      null,
      [{ type: 'page', path: '/features/focus-mood-tracker/pomodoro', label: 'Open the timer' }],
    ],
    [
      'open_page',
      { page: 'mood' },
      null,
      [{ type: 'page', path: '/features/focus-mood-tracker', label: 'Log a mood' }],
    ],
  ])('offers what the model calls: %s %j', async (name, given, buttons, parts) => {
    standIn.reply = refusing(400);
    const { reply: own } = await said(ben, OPEN);
    world.beginAnew();
    const answer = await offering(ada, [call(name, given)]);
    expect(answer).toMatchObject({ botResponse: WORDS, answeredBy: 'model' });
    expect(answer.reply.quickReplies).toEqual(buttons ?? own.quickReplies);
    expect(answer.reply.parts).toEqual(parts);
    // The reply is stored as it was sent, and no action was taken.
    expect((await pageOf(ada)).messages[0]?.reply).toEqual(answer.reply);
  });

  it('breaks a task down as the routine does', async () => {
    const { reply } = await offering(ada, [call('break_down_task', TASK)]);
    const [tasks] = reply.parts;
    const minutes = tasks?.type === 'tasks' ? tasks.tasks.map((task) => task.minutes) : [];
    expect(minutes.length).toBeGreaterThan(1);
    // A chore’s script takes about as long as the given time.
    const taken = minutes.reduce((sum, one) => sum + one, 0) / TASK.minutes;
    expect(taken).toBeGreaterThan(0.75);
    expect(taken).toBeLessThan(1.25);
    expect(await textsOf(ben)).toEqual([]);
  });

  it('offers two things, with their tasks in one list', async () => {
    const small = { title: 'Fill the can', minutes: 2 };
    const { reply } = await offering(ada, [
      call('break_down_task', TASK),
      call('offer_task', small),
    ]);
    expect(reply.parts).toHaveLength(1);
    expect(reply.parts[0]).toMatchObject({ type: 'tasks', tasks: expect.arrayContaining([small]) });
    const other = await offering(ben, [
      call('begin_skill', { skill: 'start' }),
      call('show_lines'),
    ]);
    expect(other.reply.quickReplies).toEqual(['Get started on a task', MENU]);
    expect(other.reply.parts).toEqual([{ type: 'lines' }]);
  });

  it.each([true, false])(
    'starts an exercise only on a button press; stored: %s',
    async (storing) => {
      await setStoring(ada, storing);
      await offering(ada, [call('begin_skill', { skill: 'breathing' })]);
      standIn.reply = streaming([WORDS]);
      const begun = await said(ada, 'Slow breathing');
      expect(begun.answeredBy).toBe('coach');
      expect(begun.reply.quickReplies).toContain('Stop here');
      await said(ada, 'Stop here');
      standIn.reply = calling([WORDS], [call('go_on_with_skill')]);
      const back = await said(ada, 'my garden is grey and I feel low');
      expect(back).toMatchObject({ answeredBy: 'model', stored: storing });
      const [label = ''] = back.reply.quickReplies;
      expect(label).toMatch(/^Back to /);
      expect((await said(ada, label)).reply.quickReplies).toContain('Stop here');
      expect(await textsOf(ben)).toEqual([]);
    },
  );

  it.each([true, false])(
    'takes a yes to its only button as a press; stored: %s',
    async (storing) => {
      await setStoring(ada, storing);
      await offering(ada, [call('begin_skill', { skill: 'breathing' })]);
      const asked = standIn.asked.length;
      const begun = await said(ada, 'yes please');
      expect(begun).toMatchObject({ answeredBy: 'coach' });
      expect(begun.reply.quickReplies).toContain('Stop here');
      expect(standIn.asked).toHaveLength(asked);
      expect(await textsOf(ben)).toEqual([]);
    },
  );

  it.each([
    ['an unknown tool', [call('log_mood', { mood: 1 })]],
    ['an unknown exercise', [call('begin_skill', { skill: 'hypnosis' })]],
    ['an unavailable button', [call('offer_choices', { does: ['skill:exposure'] })]],
    ['arguments that are not JSON', [{ name: 'offer_task', arguments: '{"title":' }]],
    ['nothing to go on with', [call('go_on_with_skill')]],
    [
      'two that lead to different places',
      [call('begin_skill', { skill: 'start' }), call('break_down_task', TASK)],
    ],
    ['a harmful title', [call('offer_task', { title: 'Take 40 mg of Ritalin', minutes: 5 })]],
  ])('keeps the guide’s answer when the model calls %s', async (_, calls) => {
    standIn.reply = refusing(400);
    const own = await said(ben, OPEN);
    world.beginAnew();
    const answer = await offering(ada, calls);
    expect(answer.answeredBy).toBe('coach');
    expect(answer.reply).toEqual(own.reply);
    expect((await pageOf(ada)).messages[0]?.reply).toEqual(own.reply);
    expect(world.noted).toEqual(['unfit']);
  });

  it('keeps the guide’s answer when a sentence is harmful, whatever is offered', async () => {
    standIn.reply = calling(
      ['The garden sounds dear. ', 'You clearly have ADHD.'],
      [call('show_lines')],
    );
    const events = await lines(ada, OPEN);
    expect(JSON.stringify(events)).not.toContain('ADHD');
    expect(events.at(-1)).toMatchObject({ answer: { answeredBy: 'coach', reply: { parts: [] } } });
    expect(world.noted).toEqual(['unfit']);
    expect(await textsOf(ben)).toEqual([]);
  });

  it('uses text only when the model supports no tools', async () => {
    standIn.reply = knowingNoTools([WORDS]);
    expect(await said(ada, OPEN)).toMatchObject({ answeredBy: 'model', botResponse: WORDS });
    expect(standIn.asked.map(({ tools }) => tools.length > 0)).toEqual([true, false]);
    expect(await textsOf(ben)).toEqual([]);
  });

  it.each([
    'I want to kill myself tonight',
    'I took all my pills an hour ago',
    'My boyfriend hits me and I am scared to go home',
    'What if I left the stove on?',
    'Am I a bad person because I had that thought?',
    'Did I lock the door?',
    'what if I hit somebody with the car on the way home',
    'I am scared of the germs on my hands',
    'I had an image of pushing somebody and it frightens me',
    'Can I take two pills of ritalin?',
    'Just listen',
    'do you save this',
  ])('does not ask the model: %s', async (text) => {
    expect((await said(ada, text)).answeredBy).not.toBe('model');
    expect(standIn.asked).toEqual([]);
    expect(await textsOf(ben)).toEqual([]);
  });
});
