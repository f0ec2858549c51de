/** Explains why a page has nothing to show offline. */
export const NOT_LOADED_YET =
  'This page was not opened on this device before, so it is not here without a connection.';
