import { describe, expect, it } from 'vitest';
import { take, talk } from '#tests/support/chat/walk.ts';
import { SCENES } from './all-scenes.ts';
import { PLACES, type Scene, sceneNode } from './scene.ts';

/** Every way from the start to an end, as the ids of its nodes. */
const waysOf = (scene: Scene, id = 'start', before: readonly string[] = []): string[][] => {
  // A way that comes to a node twice would never end.
  expect(before).not.toContain(id);
  const way = [...before, id];
  const { options } = sceneNode(scene, id);
  return options.length === 0 ? [way] : options.flatMap(({ to }) => waysOf(scene, to, way));
};

const optionsOf = (scene: Scene) => Object.values(scene.nodes).flatMap(({ options }) => options);
const PRAISE = /\b(?:well done|good job|great|perfect|proud|normal|polite|fit in|brave)\b/i;
const HIDES =
  /^(?:said (?:yes|ok|nothing|fine)|nodded|held on|talked along|gave in|waited|rushed|stayed on|took them off|wrote all night)$/;

describe('the scenes', () => {
  it('are 15, at least three in each place, each with a name of its own', () => {
    expect(SCENES).toHaveLength(15);
    expect(new Set(SCENES.map(({ id }) => id)).size).toBe(15);
    expect(new Set(SCENES.map(({ title }) => title)).size).toBe(15);
    for (const place of PLACES) {
      expect(SCENES.filter((scene) => scene.place === place).length).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(SCENES)('come to an end on every way, and reach every node: $title', (scene) => {
    const ways = waysOf(scene);
    expect(new Set(ways.flat())).toEqual(new Set(Object.keys(scene.nodes)));
    expect(Math.max(...ways.map((way) => way.length))).toBeGreaterThanOrEqual(4);
    expect(Math.min(...ways.map((way) => way.length))).toBeGreaterThanOrEqual(3);
    for (const { to } of optionsOf(scene)) expect(scene.nodes).toHaveProperty(to);
  });

  it.each(SCENES)(
    'have more than one fine end, and answers that can be told apart: $title',
    (scene) => {
      const ends = Object.values(scene.nodes).filter(({ options }) => options.length === 0);
      expect(ends.length).toBeGreaterThanOrEqual(3);
      for (const { options } of Object.values(scene.nodes)) {
        expect(new Set(options.map(({ says }) => says)).size).toBe(options.length);
        expect(options.length).not.toBe(1);
      }
    },
  );

  it('never praise, and say what hiding a need costs', () => {
    for (const scene of SCENES) {
      for (const { feedback, path } of optionsOf(scene)) {
        expect(feedback).not.toMatch(PRAISE);
        if (HIDES.test(path)) {
          expect(feedback).toMatch(
            /\b(?:not|nobody|never|hard|hungry|strength|a lot|cost|cannot|all is well|turn away|like it|gave up)\b/,
          );
        }
      }
    }
  });

  it('show where the person is and which way they took', () => {
    const begun = talk('scene', ['Work', 'You need more time for a task']);
    expect(begun.reply.parts).toMatchObject([{ type: 'scene', where: 'step 1 of 3', path: [] }]);
    const second = talk('scene', ['Work', 'You need more time for a task', '1']);
    expect(second.reply.parts).toMatchObject([
      { where: 'step 2 of 3, path: asked for time', step: 2, steps: 3 },
    ]);
    expect(second.reply.paragraphs[0]).toMatch(/^You say what is possible and when/);
  });

  it('take typed words, a number, or the name of a path for a button', () => {
    const at = ['work', 'more time'];
    const byWords = talk('scene', [...at, 'i can have it done by 4, does that work']);
    expect(byWords.state).toEqual(talk('scene', [...at, '1']).state);
    expect(byWords.state).toEqual(talk('scene', [...at, 'asked for time']).state);
    const unknown = talk('scene', [...at, 'xyz']);
    expect(unknown.reply.paragraphs[0]).toMatch(/^That could be said, too/);
  });

  it('can be played again from the start', () => {
    const over = talk('scene', ['Work', 'You need more time for a task', '1', '1', '1']);
    expect(over.reply.quickReplies).toContain('Play it again');
    if (over.state === null) throw new Error('finished');
    const again = take(over.state, 'Play it again');
    expect(again.state).toMatchObject({ at: 'turn', nodeId: 'start', walked: [] });
  });
});
