/** Why there is nothing to show without a connection. */
export const NOT_HERE_YET =
  'This page was not opened on this device before, so it is not here without a connection.';
