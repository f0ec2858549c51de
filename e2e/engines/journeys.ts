import type { AppServer } from '../../tests/support/app-server.ts';
import type { Engine } from './engine.ts';
import type { Person } from './person.ts';

/** What a journey has to do with. */
export interface Scene {
  readonly person: Person;
  readonly engine: Engine;
  /** A server of its own. */
  readonly server: AppServer;
}

const beGuest = async ({ open, click, isAt }: Person): Promise<void> => {
  await open('/');
  await click('button', 'Try it without an account');
  await isAt('/homepage');
};

/** Each journey by its name. */
export const JOURNEYS: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  'a guest answers three questions and has a first day': async ({ person }) => {
    await beGuest(person);
    await person.click('radio', 'Getting started');
    await person.click('button', 'Next');
    await person.sees('Question 2 of 3');
    await person.click('button', 'Next');
    await person.click('radio', 'My whole day');
    await person.click('button', 'Set up my day');
    await person.sees('Your first day is ready');
    await person.click('button', 'OK');
    await person.sees('Stand up and open a window');
  },
};
