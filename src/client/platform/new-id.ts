import { v7 } from 'uuid';

/**
 * A new id for something created on this device. Unlike `crypto.randomUUID`, it also works over plain http on a home
 * network.
 */
export const newId = (): string => v7();
