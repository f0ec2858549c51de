const PREFIX = '#invitation=';

/** The code of an invitation in the address, which no server ever sees; null when there is none. */
export const invitationInAddress = (): string | null => {
  const { hash } = window.location;
  if (!hash.startsWith(PREFIX)) return null;
  try {
    return decodeURIComponent(hash.slice(PREFIX.length));
  } catch {
    return hash.slice(PREFIX.length);
  }
};
