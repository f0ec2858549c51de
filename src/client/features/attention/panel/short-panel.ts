import { createContext } from 'react';

/** Whether the panel around a test is short, with collapsed instructions. */
export const ShortPanel = createContext(false);
