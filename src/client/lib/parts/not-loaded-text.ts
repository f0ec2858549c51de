import { texts } from '#texts/loading.js';

/** Explains why a page has nothing to show offline. */
export const NOT_LOADED_YET = texts.notOpenedHere;
