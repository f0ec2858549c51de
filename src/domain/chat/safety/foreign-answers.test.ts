import { describe, expect, it } from 'vitest';
import { hear } from '#tests/support/chat/guard-turns.ts';
import { assess } from './assess.ts';
import { CALM } from './safety-state.ts';

const { state } = hear(CALM, 'i want to die');

describe('a bare answer in another language', () => {
  it.each(['ja', 'Ja.', 'sí', 'Si', 'oui', 'Oui, merci', 'sim', 'tak', 'ja ja'])(
    'is a yes where something was asked: "%s"',
    (text) => {
      expect(assess(text, state).agrees).toBe(true);
      expect(hear(state, text).answer?.question).not.toBeNull();
    },
  );

  it.each(['nein', 'Nein, danke', 'non', 'não', 'nee', 'nie', 'no, gracias'])(
    'is a no where something was asked: "%s"',
    (text) => {
      const { denies, saysNo, agrees } = assess(text, state);
      expect(agrees).toBe(false);
      expect(denies || saysNo !== null).toBe(true);
    },
  );

  it.each(['ja aber nein', 'nie mehr leben', 'taking the bus', 'simple'])(
    'is none in "%s"',
    (text) => {
      const { denies, saysNo, agrees } = assess(text, state);
      expect(denies || agrees || saysNo !== null).toBe(false);
    },
  );
});
