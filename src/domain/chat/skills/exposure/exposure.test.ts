import { describe, expect, it } from 'vitest';
import type { SkillTurn } from '#domain/chat/skills/skills.ts';
import { contextAt, NOW_MS, take, talk } from '#tests/support/chat/walk.ts';
import type { Ladder } from './ladder.ts';

const BUILT = [
  'I touched a door handle and will get ill',
  'touch my own door',
  'around 30',
  'touch the bus seat',
  '60 or so',
  'eat after the bus without washing',
  '8/10',
  'that is enough',
];
const CHOSEN = [
  ...BUILT,
  'touch the bus seat',
  'I will be sick tomorrow',
  '75',
  'wash my hands',
  '15 minutes',
];
const DOING = [...CHOSEN, 'Start the timer'];

const exposureOf = ({ state }: SkillTurn) => {
  if (state?.skill !== 'exposure') throw new Error('not in exposure');
  return state;
};
const last = ({ reply }: SkillTurn): string => reply.paragraphs.join(' ');

describe('exposure coaching', () => {
  it('builds a ladder from typed words and numbers, in the order of distress', () => {
    const { state, reply, ladder } = talk('exposure', BUILT.slice(0, -1));
    expect(ladder?.rungs).toEqual([
      { text: 'touch my own door', distress: 30 },
      { text: 'touch the bus seat', distress: 60 },
      { text: 'eat after the bus without washing', distress: 80 },
    ]);
    expect(ladder?.fear).toBe('I touched a door handle and will get ill');
    expect(state).toMatchObject({ at: 'rung' });
    expect(reply.quickReplies[0]).toBe('That is enough steps');
  });

  it('asks for a number until there is one from 0 to 100', () => {
    const asked = talk('exposure', BUILT.slice(0, 2));
    for (const text of ['a banana', '120', '-5', '']) {
      const again = take(exposureOf(asked), text);
      expect(again.state).toMatchObject({ at: 'distress' });
      expect(last(again)).toMatch(/0 to 100/);
    }
  });

  it('asks for a prediction, how sure it is, and the urge to leave alone', () => {
    const ready = talk('exposure', CHOSEN);
    expect(ready.state).toMatchObject({
      at: 'ready',
      rung: 'touch the bus seat',
      prediction: 'I will be sick tomorrow',
      sure: 75,
      urge: 'wash my hands',
      minutes: 15,
      startedAtMs: null,
    });
  });

  it('counts to a deadline, and answers the fear without reassurance meanwhile', () => {
    const doing = talk('exposure', DOING);
    expect(doing.reply.parts).toEqual([
      {
        type: 'timer',
        label: 'Leave the urge alone',
        startedAtMs: NOW_MS,
        endsAtMs: NOW_MS + 15 * 60_000,
      },
    ]);
    const asked = take(
      exposureOf(doing),
      'but what if I really get sick?',
      contextAt(NOW_MS + 60_000),
    );
    expect(asked.state).toMatchObject({ at: 'doing', startedAtMs: NOW_MS });
    expect(last(asked)).not.toMatch(/you will not|will be fine|is safe|nothing will happen/i);
    const over = take(exposureOf(doing), 'done', contextAt(NOW_MS + 15 * 60_000));
    expect(over.state).toMatchObject({ at: 'outcome', resisted: 'all' });
    const early = take(exposureOf(doing), 'done', contextAt(NOW_MS + 60_000));
    expect(early.state).toMatchObject({ at: 'resisted' });
  });

  it.each(["I can't, it's too much", 'i feel sick', 'this is too hard'])(
    'does not argue with somebody who cannot go on: %s',
    (text) => {
      const told = take(exposureOf(talk('exposure', DOING)), text);
      expect(told.state).toMatchObject({ at: 'doing' });
      expect(last(told)).toMatch(/too much now\. You can stop here/);
      expect(last(told)).not.toMatch(/fear and the urge talking/);
    },
  );

  it('holds what happened against the prediction, and writes down what was learned', () => {
    const done = talk('exposure', [
      ...DOING,
      'I waited to the end',
      'no',
      '85',
      'I could stay unsure',
    ]);
    expect(done.ladder?.tries).toEqual([
      {
        rung: 'touch the bus seat',
        prediction: 'I will be sick tomorrow',
        sure: 75,
        outcome: 'no',
        distress: 85,
        resisted: 'all',
        learned: 'I could stay unsure',
        atMs: NOW_MS,
      },
    ]);
    expect(exposureOf(done).at).toBe('next');
  });

  it('counts no drop in distress as success, and no rise as failure', () => {
    const said = (distress: string) =>
      last(talk('exposure', [...DOING, 'I waited to the end', 'I cannot know that yet', distress]));
    expect(said('100')).toBe(said('0'));
    expect(said('100')).toMatch(/Nobody can know yet\. You went on with that open/);
  });

  it('takes a try out again when the person goes back from it', () => {
    const done = talk('exposure', [...DOING, 'I did the urge', 'yes', '90', 'It is hard']);
    expect(done.ladder?.tries).toHaveLength(1);
    const back = take(exposureOf(done), 'back');
    expect(back.ladder?.tries).toEqual([]);
    expect(take(exposureOf(back), 'It is hard').ladder?.tries).toHaveLength(1);
  });

  it('picks up a stored ladder, and begins with a step that was done the least', () => {
    const stored: Ladder = {
      id: 'a',
      fear: 'locks',
      rungs: [
        { text: 'lock once', distress: 40 },
        { text: 'lock and go', distress: 60 },
        { text: 'travel', distress: 90 },
      ],
      tries: [
        {
          rung: 'lock once',
          prediction: 'a thief comes',
          sure: 50,
          outcome: 'no',
          distress: 30,
          resisted: 'all',
          learned: 'I can',
          atMs: 1,
        },
      ],
      changedAtMs: 1,
    };
    const picked = talk('exposure', ['locks'], contextAt(NOW_MS, [stored]));
    expect(exposureOf(picked).ladder.id).toBe('a');
    expect(picked.reply.quickReplies[0]).toBe('lock and go');
    const fresh = talk('exposure', ['A new fear'], contextAt(NOW_MS, [stored]));
    expect(fresh.state).toMatchObject({ at: 'fear' });
    expect(exposureOf(fresh).ladder.id).not.toBe('a');
    const another = talk('exposure', ['another one please'], contextAt(NOW_MS, [stored]));
    expect(another.state).toMatchObject({ at: 'fear' });
    const named = talk('exposure', ['spiders in the cellar'], contextAt(NOW_MS, [stored]));
    expect(named.state).toMatchObject({ at: 'rung', ladder: { fear: 'spiders in the cellar' } });
    expect(exposureOf(named).ladder.id).not.toBe('a');
  });
});
