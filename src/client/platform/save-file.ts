/** Browsers begin a download a moment after it was asked for. */
const KEPT_FOR_MS = 60_000;

/** Lets the person save a file under a name. */
export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR_MS);
};
