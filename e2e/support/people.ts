import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** Somebody with an account. */
export interface Person {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

type Details = Pick<Person, 'name' | 'email' | 'password'>;
/** The data for a sign-up, with additional details for a therapist's account. */
type Registration = Details & { readonly therapist?: object };
type Credentials = Pick<Person, 'email' | 'password'>;

/** Details that were not used before. */
export const newDetails = (given: Partial<Details> = {}): Details => ({
  name: 'Robin Moss',
  email: `robin-${randomUUID()}@example.org`,
  password: 'calm-river-42',
  ...given,
});

const textOf = (value: unknown, field: string): string => {
  if (typeof value === 'object' && value !== null && field in value) {
    const found: unknown = Object.entries(value).find(([key]) => key === field)?.[1];
    if (typeof found === 'string') return found;
  }
  throw new Error(`The answer has no ${field}: ${JSON.stringify(value)}`);
};

/** Signs in the browser of `page` with the reply from `path`, as the app would. */
const enter = async (page: Page, path: string, data?: Registration): Promise<string> => {
  const reply = await page.request.post(path, data === undefined ? {} : { data });
  if (!reply.ok())
    throw new Error(`POST ${path} answered ${reply.status()}: ${await reply.text()}`);
  const body: unknown = await reply.json();
  const [userId, token, role] = [
    textOf(body, 'userId'),
    textOf(body, 'token'),
    textOf(body, 'role'),
  ];
  // Mark the welcome questions as done. Only people who sign up through the pages should see them.
  await page.request.put(`/api/follow/${userId}`, { data: { topics: null, isWelcomed: true } });
  // Local storage requires a page of this origin. This address loads no other files.
  if (page.url() === 'about:blank') await page.goto('/api/health');
  await page.evaluate(
    (keys) => {
      for (const [key, value] of Object.entries(keys)) localStorage.setItem(key, value);
      // Make an open app react as if another tab had signed in.
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    },
    { userId, token, role },
  );
  return userId;
};

/** Creates an account and signs the page in through the API. */
export const signIn = async (
  page: Page,
  { therapist, ...given }: Partial<Registration> = {},
): Promise<Person> => {
  const details = newDetails(given);
  const sent = therapist === undefined ? details : { ...details, therapist };
  return { ...details, userId: await enter(page, '/auth/signup', sent) };
};

/** Signs the page in as a new guest through the API. Returns the guest's id. */
export const guest = (page: Page): Promise<string> => enter(page, '/auth/guest');

/** Signs up another person and runs actions as them. Nobody may be signed in on `page` before, and nobody is afterwards. */
export const asSomebodyElse = async <Result>(
  page: Page,
  given: Partial<Details>,
  act: (person: Person) => Promise<Result>,
): Promise<Result> => {
  const details = newDetails(given);
  const reply = await page.request.post('/auth/signup', { data: details });
  expect(reply.status(), await reply.text()).toBe(201);
  const result = await act({ ...details, userId: textOf(await reply.json(), 'userId') });
  await page.context().clearCookies();
  return result;
};

/** Creates an account, as if on another device. */
export const newAccount = (page: Page, given: Partial<Details> = {}): Promise<Person> =>
  asSomebodyElse(page, given, async (person) => person);

/** Signs up through the pages: landing page, dialog, Today. */
export const signUp = async (page: Page, given: Partial<Details> = {}): Promise<Details> => {
  const details = newDetails(given);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an Account' });
  await dialog.getByLabel('Name').fill(details.name);
  await dialog.getByLabel('Email').fill(details.email);
  await dialog.getByLabel('Password', { exact: true }).fill(details.password);
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL(/\/homepage$/);
  return details;
};

/** Fills in the log-in dialog and submits it. Does not check the outcome. */
export const submitLogIn = async (page: Page, { email, password }: Credentials): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
};

/** Logs in through the pages: landing page, dialog, Today. */
export const logIn = async (page: Page, person: Credentials): Promise<void> => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  await submitLogIn(page, person);
  await expect(page).toHaveURL(/\/homepage$/);
};
