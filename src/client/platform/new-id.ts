import { v7 } from 'uuid';

/**
 * A new id for an object created on this device. Unlike `crypto.randomUUID`, this also works over plain http, as on a
 * home network.
 */
export const newId = (): string => v7();
