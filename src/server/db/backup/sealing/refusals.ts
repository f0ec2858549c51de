import { StartError } from '#server/config.ts';

export const damaged = (): StartError =>
  new StartError('This backup is damaged or was altered. Nothing of it was used.');

export const otherKey = (): StartError =>
  new StartError(
    'This backup was made with another key. Set BACKUP_KEY_FILE to the key with which it was made.',
  );
