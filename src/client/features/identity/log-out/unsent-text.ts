/** The sentence about entries that exist only on this device; `count` is null if their number is unknown. */
export const aboutUnsent = (count: number | null): string => {
  if (count === null) {
    return 'We cannot check for unsent entries. If this device holds any, logging out deletes them.';
  }
  return count === 1
    ? 'One entry has not been sent yet. It is only on this device, and logging out deletes it. If you stay, it is sent when the connection is back.'
    : `${count} entries have not been sent yet. They are only on this device, and logging out deletes them. If you stay, they are sent when the connection is back.`;
};
