// Buttons whose words are sent as a message. The chat understands the words of its own buttons in each language.
import { labels } from 'virtual:chat-labels';

/** Leaves the running exercise. */
export const LEAVE = labels.stop;
/** Begins work on a fear. */
export const BEGIN = labels['skill:exposure'];
/** The buttons that are shown with the ladders. */
export const BESIDE_LADDERS = [labels.others, labels.newFear];
/** The button for a new fear, shown below the ladders. */
export const NEW_FEAR = labels.newFear;

/** Conversation starters. */
export const STARTERS = [labels['card:menu-calm'], labels['skill:start'], labels.listen];
/** Conversation starters that can be a strain. They are not offered while the guard watches for danger. */
export const STRAINING_STARTERS = [labels['skill:scene'], BEGIN];
/** Replies that are offered after a low mood. */
export const AFTER_MOOD = [labels.listen, labels['card:low-day'], labels['card:menu-calm']];
