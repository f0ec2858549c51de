const PREFIX = '#invitation=';

/** The invitation code in the fragment of the address, which browsers do not send to servers; null if there is none. */
export const invitationInAddress = (): string | null => {
  const { hash } = window.location;
  if (!hash.startsWith(PREFIX)) return null;
  try {
    return decodeURIComponent(hash.slice(PREFIX.length));
  } catch {
    return hash.slice(PREFIX.length);
  }
};
