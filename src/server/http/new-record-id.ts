import { v7 as uuidv7 } from 'uuid';

/** The id that a client gave a record, or a new id if the client gave no id. */
export const newRecordId = (given?: string): string => given ?? uuidv7();
