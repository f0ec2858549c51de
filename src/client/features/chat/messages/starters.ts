/** Conversation starters: buttons whose text is sent to the guide as a message. */
export const STARTERS = ['Calm down', 'Get started on a task', 'Only be heard'];
/** Conversation starters that can be a strain. They are not offered while the guard watches for danger. */
export const STRAINING_STARTERS = ['Practice a social scene', 'Work on a fear in steps'];
