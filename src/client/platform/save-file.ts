import { after } from './after.ts';

/** How long the URL of a file stays valid, because browsers start a download after a delay. */
const URL_LIFETIME_MS = 60_000;

/** Downloads a file under a name. */
export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  after(URL_LIFETIME_MS, () => URL.revokeObjectURL(link.href));
};
