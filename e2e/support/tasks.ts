import { expect, type Page } from '@playwright/test';

/** Creates tasks for one date through the API and completes the first `completed` of them. */
export const giveTasks = async (
  page: Page,
  userId: string,
  date: string,
  { total, completed }: { readonly total: number; readonly completed: number },
): Promise<void> => {
  for (let count = 0; count < total; count += 1) {
    const data = { userId, title: `Task ${count + 1}`, date };
    const added = await page.request.post('/api/tasks/add', { data });
    expect(added.status()).toBe(201);
    if (count >= completed) continue;
    const task: { _id: string } = await added.json();
    const updates = { completed: true };
    const updated = await page.request.post('/api/tasks/update', {
      data: { taskId: task._id, updates },
    });
    expect(updated.status()).toBe(200);
  }
};

/** Logs distractions for a signed-in person through the API. */
export const giveDistractions = async (
  page: Page,
  userId: string,
  types: readonly string[],
): Promise<void> => {
  for (const type of types) {
    const reply = await page.request.post('/api/distraction/log', { data: { userId, type } });
    expect(reply.status()).toBe(201);
  }
};
