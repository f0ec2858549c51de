import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readFile } from './read-file.ts';

const MB = 1024 ** 2;
const HEAD = '{"format":"evenkeel-export","version":1,"entries":{';

const read = (text: string) => readFile(Buffer.from(text));

const READ_FILE = fileURLToPath(
  new URL('../../../../../tests/support/read-file-process.ts', import.meta.url),
);

/** The error code with which a process refuses a file when its heap is limited to this many MB. */
const refusedWithin = (limitMb: number, text: string): string => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [`--max-old-space-size=${limitMb}`, READ_FILE],
    { input: text, encoding: 'utf8' },
  );
  return stdout || stderr;
};

/** How many iterations the event loop runs while some work is in progress. */
const turnsDuring = async (work: Promise<unknown>): Promise<number> => {
  let [turns, isOver] = [0, false];
  const counting = async (): Promise<void> => {
    for (; !isOver; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  const counted = counting();
  await work.finally(() => {
    isOver = true;
  });
  await counted;
  return turns;
};

const deleted = (place: number): string =>
  JSON.stringify({
    turn_id: `0190a0a0-0000-7000-8000-${String(place).padStart(12, '0')}`,
    deleted_at: '2026-03-10T09:30:00.000Z',
  });

describe('reading a file', () => {
  it.each([
    ['brackets within brackets', `{"x":${'['.repeat(8 * MB)}${']'.repeat(8 * MB)}}`],
    [
      'brackets within a row',
      `${HEAD}"tasks":[{"a":${'['.repeat(MB / 2)}${']'.repeat(MB / 2)}}]}}`,
    ],
    ['one long text', `{"format":"${'x'.repeat(16 * MB)}"}`],
    ['one long key', `{"${'x'.repeat(16 * MB)}":1}`],
    ['many keys', `{${'"a":1,'.repeat(2 * MB)}"b":1}`],
    ['many spaces', `{${' '.repeat(16 * MB)}}`],
    ['many tables', `${HEAD}${'"tasks":[],'.repeat(MB)}"tasks":[]}}`],
    ['a row that is too large', `${HEAD}"consents":[{"a":"${'x'.repeat(3 * MB)}"}]}}`],
    ['more rows than anybody has', `${HEAD}"consents":[${'{},'.repeat(5 * MB)}{}]}}`],
  ])('refuses %s without loading it completely', (_, text) => {
    expect(refusedWithin(100, text)).toBe('invalid');
  });

  it.each([
    ['no comma between', '{}{}'],
    ['two commas between', '{},,{}'],
    ['a comma before', ',{}'],
    ['a comma after', '{},'],
    ['a number among', '{},1'],
    ['a text among', '"a",{}'],
  ])('refuses rows with %s', async (_, rows) => {
    await expect(read(`${HEAD}"consents":[${rows}]}}`)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('counts rows that are left out, and yields the others in batches between which the event loop turns', async () => {
    const rows = Array.from({ length: 30_000 }, (_, place) => deleted(place));
    const file = await read(
      `${HEAD}"consents": [ {} , {} ],"chat_deleted":[\n${rows.join(',\n')}]}}`,
    );
    expect(file.countOf('consents')).toBe(2);
    expect(file.countOf('chat_deleted')).toBe(30_000);
    const sizes: number[] = [];
    const reading = async (): Promise<void> => {
      for await (const batch of file.batchesOf('chat_deleted')) sizes.push(batch.length);
    };
    expect(await turnsDuring(reading())).toBeGreaterThan(100);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(30_000);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(200);
  });

  it('also ends a batch by size', async () => {
    const row = { state: { more: 'x'.repeat(MB) }, updated_at: '2026-03-10T09:30:00.000Z' };
    const states = [row, row, row].map((one) => JSON.stringify(one));
    const file = await read(`${HEAD}"scheduler_states":[${states.join()}]}}`);
    const sizes: number[] = [];
    for await (const batch of file.batchesOf('scheduler_states')) sizes.push(batch.length);
    expect(sizes).toEqual([1, 1, 1, 0]);
  });

  it('finds rows behind a byte order mark, and behind text that is escaped or takes several bytes', async () => {
    const account = JSON.stringify({ name: 'é🙂\n"\ud800' }).replace('🙂', '\\ud83d\\ude42');
    const file = await read(
      `\ufeff{"account":[${account},1.5e3,true,null],${HEAD.slice(1)}"chat_deleted":[${deleted(1)}]}}`,
    );
    for await (const batch of file.batchesOf('chat_deleted')) {
      expect(batch).toMatchObject([JSON.parse(deleted(1))]);
    }
    expect(file.countOf('chat_deleted')).toBe(1);
  });

  it.each([
    ['nothing', '', 'is incomplete'],
    ['a number', '5', 'isn’t a file from Evenkeel'],
    ['something after its end', `${HEAD}}} 5`, 'is incomplete'],
    ['an end within a row', `${HEAD}"chat_deleted":[${deleted(1).slice(0, -9)}`, 'is incomplete'],
    ['an end after a row', `${HEAD}"chat_deleted":[${deleted(1)}`, 'is incomplete'],
    ['a table that is not known', `${HEAD}"secrets":[]}}`, 'table called “secrets”'],
    ['a table that is a number', `${HEAD}"tasks":1}}`, 'isn’t a file from Evenkeel'],
    ['another version', '{"format":"evenkeel-export","version":2,"entries":{}}', 'from a version'],
    ['an invalid row before an error', `${HEAD}"chat_deleted":[{},}`, 'chat_deleted, row 1'],
    [
      'a byte that is no text',
      Buffer.from(`${HEAD}"consents":[{"a":"\xff"}]}}`, 'latin1'),
      'is incomplete',
    ],
  ])('refuses %s with its reason', async (_, content, reason) => {
    await expect(readFile(Buffer.from(content))).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining(reason),
    });
  });

  it('lets the event loop turn while it searches for rows', async () => {
    const text = `${HEAD}"consents":[${' '.repeat(16 * MB)}]}}`;
    expect(await turnsDuring(read(text))).toBeGreaterThan(50);
  });
});
