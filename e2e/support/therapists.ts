import { expect, type Page } from '@playwright/test';
import { authenticatorApp } from '#tests/support/stand-ins/authenticator-app.ts';
import { newDetails, type Person, signIn } from './people.ts';

/** What therapists of journeys say of themselves. */
const ABOUT = {
  title: 'Psychologist',
  organisation: 'Riverside Practice',
  registration: 'Register of Examples, 1234',
};

/** Somebody's authenticator app. */
export interface Authenticator {
  /**
   * The code of a time step, counted from now; a step counts once.
   * The step before now is not good for a test: it is refused when the step changes on the way.
   */
  readonly code: (stepsFromNow?: number) => string;
}

/** A therapist whose second factor is set up and given in this browser. */
export interface Therapist extends Person {
  readonly authenticator: Authenticator;
  readonly recoveryCodes: readonly string[];
}

/** The app that took in what a QR code says. */
export const authenticatorOf = (uri: string): Authenticator => {
  const app = authenticatorApp(uri);
  const stepMs = app.period * 1000;
  return { code: (steps = 0) => app.generate({ timestamp: Date.now() + steps * stepMs }) };
};

/**
 * Makes the account of a therapist and signs the page in, second factor and all, without the pages of the app.
 * Uses up the code of now, so that the next one is the first that counts.
 */
export const signUpTherapist = async (
  page: Page,
  given: Partial<Pick<Person, 'name' | 'email' | 'password'>> = {},
): Promise<Therapist> => {
  const details = newDetails({ name: 'Dr Lee', ...given });
  const person = await signIn(page, { ...details, therapist: ABOUT });
  const begun = await page.request.post('/auth/second-factor/begin', { data: {} });
  const { uri }: { uri: string } = await begun.json();
  const authenticator = authenticatorOf(uri);
  const confirmed = await page.request.post('/auth/second-factor/confirm', {
    data: { code: authenticator.code() },
  });
  expect(confirmed.status()).toBe(200);
  const { recoveryCodes }: { recoveryCodes: string[] } = await confirmed.json();
  return { ...person, authenticator, recoveryCodes };
};
