const PREFIX = '#invitation=';

/** The invitation code in the address, in the fragment that no server ever sees; null when there is none. */
export const invitationInAddress = (): string | null => {
  const { hash } = window.location;
  if (!hash.startsWith(PREFIX)) return null;
  try {
    return decodeURIComponent(hash.slice(PREFIX.length));
  } catch {
    return hash.slice(PREFIX.length);
  }
};
