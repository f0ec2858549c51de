// Buttons whose words are sent as a message. They are not in a catalog, because the assistant understands only these
// words. They are copies of its content, because importing the content would triple the size of the page. Tests check
// that the copies match.

/** Leaves the running exercise. */
export const LEAVE = 'Stop here';
/** Begins work on a fear. */
export const BEGIN = 'Work on a fear in steps';

/** Conversation starters. */
export const STARTERS = ['Calm down', 'Get started on a task', 'Just listen'];
/** Conversation starters that can be a strain. They are not offered while the guard watches for danger. */
export const STRAINING_STARTERS = ['Practice a social scene', BEGIN];
/** Replies that are offered after a low mood. */
export const AFTER_MOOD = ['Just listen', 'A very small day', 'Calm down'];
