import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  answering,
  type SpeechStandIn,
  speechStandIn,
} from '#tests/support/stand-ins/speech-stand-in.ts';
import { signedInTest as base, expect, type Page } from '../fixtures.ts';
import { wholeChromium } from './chromium.ts';
import { serve } from './server.ts';

const RATE = 16_000;

/** A WAV file of a tone: one channel, 16 bit. */
export const toneWav = (seconds: number): Buffer => {
  const samples = RATE * seconds;
  const wav = Buffer.alloc(44 + samples * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + samples * 2, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1)
    wav.writeInt16LE(Math.round(12_000 * Math.sin((2 * Math.PI * 330 * at) / RATE)), 44 + at * 2);
  return wav;
};

const VOICE = path.join(tmpdir(), `evenkeel-voice-${process.pid}.wav`);
writeFileSync(VOICE, toneWav(3));
process.once('exit', () => rmSync(VOICE, { force: true }));

/** A test of somebody who is signed in, whose browser hears a tone in place of a microphone. */
export const testWithTone = base.extend({
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument has to be a pattern
    async ({}, use) =>
      use(
        wholeChromium(
          '--use-fake-device-for-media-stream',
          `--use-file-for-fake-audio-capture=${VOICE}`,
        ),
      ),
    { scope: 'worker' },
  ],
});

/** The same, whose server has a speech server that answers as the test wants. */
export const test = testWithTone.extend<{ speech: SpeechStandIn }, { sharedSpeech: SpeechStandIn }>(
  {
    sharedSpeech: [
      // biome-ignore lint/correctness/noEmptyPattern: the first argument has to be a pattern
      async ({}, use) => {
        const speech = await speechStandIn();
        await use(speech);
        await speech.close();
      },
      { scope: 'worker' },
    ],
    speech: async ({ sharedSpeech }, use) => {
      sharedSpeech.heard.length = 0;
      sharedSpeech.reply = answering(500, '{}');
      await use(sharedSpeech);
    },
    sharedServer: [
      async ({ sharedSpeech }, use) =>
        serve({ STT_BASE_URL: sharedSpeech.baseUrl, STT_MODEL: 'stand-in' }, use),
      { scope: 'worker' },
    ],
  },
);

/** Starts a recording, and waits until it goes on. */
export const startRecording = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Recording\./ })).toBeVisible();
};
