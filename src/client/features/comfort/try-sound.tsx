import Volume2 from 'lucide-react/icons/volume-2';
import { useState } from 'react';
import { playTone } from '#client/platform/audio.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { texts } from '#texts/comfort.js';

/** A button that plays the timer tone; `volume` is 0 to 100 percent. */
export const TrySound = ({ volume }: { readonly volume: number }) => {
  const [state, setState] = useState<'quiet' | 'playing' | 'failed'>('quiet');
  const play = async (): Promise<void> => {
    setState('playing');
    try {
      await playTone(volume);
      setState('quiet');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button
        kind="secondary"
        icon={Volume2}
        pending={state === 'playing'}
        pendingLabel={texts.playing}
        onClick={play}
      >
        {texts.trySound}
      </Button>
      {state === 'failed' ? <Notice tone="problem">{texts.cannotPlay}</Notice> : null}
    </>
  );
};
