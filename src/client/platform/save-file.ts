import { after } from './after.ts';

/** Browsers start a download after a delay, so the URL must stay valid for a while. */
const URL_LIFETIME_MS = 60_000;

/** Downloads a file under a name. */
export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  after(URL_LIFETIME_MS, () => URL.revokeObjectURL(link.href));
};
