import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { wholeChromium } from './chromium.ts';
import { toneWav } from './tone.ts';
import { test as withServices } from './with-services.ts';

/** Like `with-services.ts`, in a browser whose microphone hears a tone. */
export const test = withServices.extend({
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument has to be a pattern
    async ({}, use) => {
      const voice = path.join(tmpdir(), `evenkeel-voice-${process.pid}.wav`);
      writeFileSync(voice, toneWav(3));
      await use(
        wholeChromium(
          '--use-fake-device-for-media-stream',
          `--use-file-for-fake-audio-capture=${voice}`,
        ),
      );
      rmSync(voice);
    },
    { scope: 'worker' },
  ],
});
