import { v7 as uuidv7 } from 'uuid';

/** The id that a client gave a record; a new one where it gave none. */
export const newRecordId = (given?: string): string => given ?? uuidv7();
