import { describe, expect, it } from 'vitest';
import { talk } from '#tests/support/chat/walk.ts';

const SAID = [
  'My boss walked past me',
  'scared',
  'about 70',
  'She will fire me',
  'she did not smile',
  'she was on the phone',
  'she may have been busy',
];

describe('a thought record', () => {
  it('keeps each answer where it belongs, and holds both views side by side', () => {
    const asked = talk('thought', SAID);
    expect(asked.state).toMatchObject({
      at: 'after',
      situation: 'My boss walked past me',
      feeling: 'scared',
      before: 70,
      thought: 'She will fire me',
      supports: 'she did not smile',
      against: 'she was on the phone',
      view: 'she may have been busy',
    });
    const done = talk('thought', [...SAID, '40']);
    expect(done.state).toBeNull();
    expect(done.reply.paragraphs.join(' ')).toMatch(
      /The thought was: She will fire me .*Another view: she may have been busy .*was 70, and it is 40 now/,
    );
  });

  it('takes a stronger feeling at the end as it is', () => {
    const said = talk('thought', [...SAID, '90']).reply.paragraphs.join(' ');
    expect(said).toMatch(/was 70, and it is 90 now\. Looking at a thought can stir it up/);
  });

  it('says that a thought that asks for certainty is better met in another way', () => {
    const { reply } = talk('thought', ['at home', 'afraid', '80', 'what if I left the stove on']);
    expect(reply.paragraphs[0]).toMatch(/weighing it up can become a ritual/);
    expect(talk('thought', SAID.slice(0, 4)).reply.paragraphs[0]).toBe(
      'The thought: She will fire me',
    );
  });

  it('goes on when somebody does not know', () => {
    const { state } = talk('thought', ['idk', 'not sure', 'dunno', 'no idea', 'nothing']);
    expect(state).toMatchObject({ at: 'against', supports: 'I do not know yet', before: 50 });
  });
});
