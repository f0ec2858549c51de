import { expect, type Page } from '@playwright/test';
import { visit } from '../warm.ts';

export const CHAT_PAGE = '/features/chat';

/** The conversation, located by its role for screen readers. */
export const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
/** The person's messages, and the replies of the assistant. */
export const own = (page: Page) => page.getByRole('article').filter({ hasText: /^You/ });
export const answers = (page: Page) => page.getByRole('article').filter({ hasText: /^Assistant/ });
export const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
/** The quick replies. */
export const replies = (page: Page) => page.getByRole('list', { name: 'Answers to choose from' });

/** The button that ends the current exercise. */
export const leave = (page: Page) => page.getByRole('button', { name: 'Stop here' });

export const openChat = async (page: Page): Promise<void> => {
  await page.goto(CHAT_PAGE);
  await expect(field(page)).toBeVisible();
};

/** Opens the chat through an in-app link. */
export const visitChat = async (page: Page): Promise<void> => {
  await visit(page, CHAT_PAGE);
  await expect(field(page)).toBeVisible();
};

/** Waits until there is one more reply than before. */
const untilAnswered = async (page: Page, before: number): Promise<void> => {
  await expect(answers(page)).toHaveCount(before + 1);
  await expect(page.getByText('A reply is on its way…')).toHaveCount(0);
};

/** Types a message and sends it with Enter, without waiting for the reply. */
export const send = async (page: Page, text: string): Promise<void> => {
  await field(page).fill(text);
  await field(page).press('Enter');
};

/** Types a message, sends it with Enter and waits for the reply. */
export const say = async (page: Page, text: string): Promise<void> => {
  const before = await answers(page).count();
  await send(page, text);
  await untilAnswered(page, before);
};

/** Presses a quick reply and waits for the chat's reply. */
export const choose = async (page: Page, label: string): Promise<void> => {
  const before = await answers(page).count();
  const button =
    label === 'Stop here'
      ? leave(page)
      : replies(page).getByRole('button', { name: label, exact: true });
  await button.click();
  await untilAnswered(page, before);
};

/** The form with this title. */
export const form = (page: Page, title: string) => page.getByRole('form', { name: title });

/** Fills in fields of a form by label, submits it and waits for the reply. */
export const fillIn = async (
  page: Page,
  title: string,
  values: Readonly<Record<string, string>>,
): Promise<void> => {
  const before = await answers(page).count();
  for (const [label, value] of Object.entries(values))
    await form(page, title).getByLabel(label).fill(value);
  await form(page, title).locator('button[type="submit"]').click();
  await untilAnswered(page, before);
};

/** The help that stays visible while the guard watches for danger. */
export const bar = (page: Page) => page.getByRole('region', { name: 'Help that stays in view' });

/** The person's messages as stored on the server, earliest first. */
export const storedTexts = async (page: Page, userId: string): Promise<readonly string[]> => {
  const reply = await page.request.get(`/api/chat/messages/${userId}`);
  const { messages }: { messages: { from: string; text: string; position: number }[] } =
    await reply.json();
  return messages
    .filter(({ from }) => from === 'person')
    .toSorted((one, other) => one.position - other.position)
    .map(({ text }) => text);
};

/** Resolves after a round trip to the server and a redraw, when everything before it has been handled. */
export const afterRoundTrip = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await fetch('/api/health');
    await new Promise<void>((drawn) =>
      requestAnimationFrame(() => requestAnimationFrame(() => drawn())),
    );
  });
