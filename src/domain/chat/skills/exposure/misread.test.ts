import { describe, expect, it } from 'vitest';
import { talk } from '#tests/support/chat/walk.ts';

const LADDER = ['I touched something dirty and will get ill'];

describe('words that are no fear and no step', () => {
  it.each(['can you check again please', 'how long should i wash my hands', 'why do you ask me'])(
    'that ask are left without an answer, and are not kept: "%s"',
    (text) => {
      for (const [before, at] of [
        [[], 'fear'],
        [LADDER, 'rung'],
      ] as const) {
        const { state, reply } = talk('exposure', [...before, text]);
        expect(state).toMatchObject({ at });
        expect(JSON.stringify(state)).not.toContain(text);
        expect(reply.paragraphs[0]).toMatch(/^(?:I do not answer that one|It helps some people)/);
        expect(reply.paragraphs.join(' ').match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
      }
    },
  );

  it('that tell of hurt hands get a word of care first', () => {
    const text = 'my hands are bleeding from washing';
    for (const [before, at] of [
      [[], 'fear'],
      [LADDER, 'rung'],
    ] as const) {
      const { state, reply } = talk('exposure', [...before, text]);
      expect(state).toMatchObject({ at });
      expect(reply.paragraphs[0]).toMatch(/doctor or a pharmacist/);
      expect(JSON.stringify(state)).not.toContain(text);
    }
  });

  it.each(['what if i hit somebody with the car', 'did i lock the door', 'germs on my hands'])(
    'are apart from a fear: "%s"',
    (fear) => {
      expect(talk('exposure', [fear]).state).toMatchObject({ at: 'rung', ladder: { fear } });
    },
  );

  it.each(['do the dishes without gloves', 'touch the tap with sore hands', 'open my mail'])(
    'are apart from a step: "%s"',
    (draft) => {
      expect(talk('exposure', [...LADDER, draft]).state).toMatchObject({ at: 'distress', draft });
    },
  );

  it('that are a number name no urge', () => {
    const urge = [...LADDER, 'Use all of these', '1', 'i will get ill', '60'];
    expect(talk('exposure', urge).state).toMatchObject({ at: 'urge' });
    expect(talk('exposure', [...urge, '30']).state).toMatchObject({ at: 'urge', urge: '' });
    expect(talk('exposure', [...urge, '1']).state).toMatchObject({ at: 'minutes' });
    expect(talk('exposure', [...urge, 'wash my hands']).state).toMatchObject({ at: 'minutes' });
  });
});
