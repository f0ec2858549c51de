import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { SharedStreams } from '#domain/sharing/consent.ts';
import type { ConnectionKind } from '#domain/sharing/streams.ts';
import { dayFromNow } from './routine.ts';

interface Shared {
  /** The person who shares, signed in on this page. */
  readonly person: Page;
  /** The person with whom data is shared, signed in on this page. */
  readonly viewer: Page;
  readonly kind: ConnectionKind;
  readonly shownName: string;
  readonly streams: SharedStreams;
}

/** Connects two people by a code through the API. Returns the connection's id. */
export const connect = async ({
  person,
  viewer,
  kind,
  shownName,
  streams,
}: Shared): Promise<string> => {
  const made = await viewer.request.post('/api/sharing/codes', { data: { kind } });
  expect(made.status(), await made.text()).toBe(201);
  const { words }: { words: string } = await made.json();
  const connected = await person.request.post('/api/sharing/connect', {
    data: {
      code: words,
      shownName,
      consent: { streams, dataFrom: null, until: null },
      zone: 'UTC',
    },
  });
  expect(connected.status(), await connected.text()).toBe(201);
  const { id }: { id: string } = await connected.json();
  return id;
};

/** Revokes everything shared through a connection. */
export const takeBack = async (person: Page, connectionId: string): Promise<void> => {
  const taken = await person.request.post('/api/sharing/take-back', {
    data: { connectionId, zone: 'UTC' },
  });
  expect(taken.status(), await taken.text()).toBe(200);
};

/** Ends a connection on behalf of the person whose data is shared. */
export const end = async (person: Page, connectionId: string): Promise<void> => {
  const ended = await person.request.post('/api/sharing/end', { data: { connectionId } });
  expect(ended.status(), await ended.text()).toBe(200);
};

/** Logs moods with a reason and a tag through the API, each this many days ago. */
export const giveMoods = async (
  page: Page,
  userId: string,
  moods: readonly (readonly [daysAgo: number, mood: number])[],
): Promise<void> => {
  for (const [daysAgo, mood] of moods) {
    const localDate = await dayFromNow(page, -daysAgo);
    const data = {
      userId,
      id: randomUUID(),
      timestamp: `${localDate}T08:00:00.000Z`,
      localDate,
      zone: 'UTC',
      mood,
      emoji: '🙂',
      why: 'A walk by the river',
      tags: ['Social win'],
    };
    const sent = await page.request.post('/api/mood/submit', { data });
    expect(sent.status(), await sent.text()).toBe(201);
  }
};
