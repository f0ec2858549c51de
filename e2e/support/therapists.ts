import { expect, type Page } from '@playwright/test';
import { authenticatorApp } from '#tests/support/stand-ins/authenticator-app.ts';
import { newDetails, type Person, signIn } from './people.ts';

/** The details that therapists in these journeys give about themselves. */
const ABOUT = {
  title: 'Psychologist',
  organisation: 'Riverside Practice',
  registration: 'Register of Examples, 1234',
};

/** A person's authenticator app. */
export interface Authenticator {
  /**
   * The code of a time step relative to now. Each step is accepted once. Do not use the previous step in a test,
   * because it is refused if the step changes before the code arrives.
   */
  readonly code: (stepsFromNow?: number) => string;
}

/** A therapist who has set up a second factor and given it in this browser. */
export interface Therapist extends Person {
  readonly authenticator: Authenticator;
  readonly recoveryCodes: readonly string[];
}

/** An authenticator set up from a QR code's content. */
export const authenticatorOf = (uri: string): Authenticator => {
  const app = authenticatorApp(uri);
  const stepMs = app.period * 1000;
  return { code: (steps = 0) => app.generate({ timestamp: Date.now() + steps * stepMs }) };
};

/**
 * Creates a therapist's account and signs the page in, including the second factor, through the API. This uses up the
 * current code, so only the next code is accepted.
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
