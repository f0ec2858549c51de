/** The keys that open the form for adding something. */
export const OPENING_KEYS = 'Alt+Shift+N';
