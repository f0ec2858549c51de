import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { saveFile } from '#client/platform/save-file.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import type { Comic } from '#domain/comic/comic.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { texts } from '#texts/comic.js';
import { pngFileOf, svgFileOf } from './files.ts';

interface ComicDownloadProps {
  readonly comic: Comic;
  /** The date on which the comic was drawn. It becomes part of the file name. */
  readonly day: LocalDate;
}

/** Buttons that save the strip as a PNG or SVG file. */
export const ComicDownload = ({ comic, day }: ComicDownloadProps) => {
  const [png, setPng] = useState<'ready' | 'drawing' | 'failed'>('ready');
  const name = `mood-comic-${day}`;
  const savePng = async (): Promise<void> => {
    setPng('drawing');
    try {
      saveFile(await pngFileOf(comic), `${name}.png`);
      setPng('ready');
    } catch {
      setPng('failed');
    }
  };
  return (
    <div className={kit.stack3}>
      <div className={kit.row3}>
        <Button
          kind="secondary"
          icon={Download}
          pending={png === 'drawing'}
          pendingLabel={texts.drawing}
          onClick={() => void savePng()}
        >
          {texts.downloadPng}
        </Button>
        <Button
          kind="secondary"
          icon={Download}
          onClick={() => saveFile(svgFileOf(comic), `${name}.svg`)}
        >
          {texts.downloadSvg}
        </Button>
      </div>
      {png === 'failed' ? (
        <RetryNotice onRetry={() => void savePng()}>{texts.pngFailed}</RetryNotice>
      ) : null}
    </div>
  );
};
