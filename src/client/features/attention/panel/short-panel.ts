import { createContext } from 'react';

/** Whether the panel around a test is the short one, in which instructions are folded away. */
export const ShortPanel = createContext(false);
