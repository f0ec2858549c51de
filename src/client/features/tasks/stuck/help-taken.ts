import { deviceValue } from '#client/sync/device-value.ts';
import { isText, oneOf, readAs, shaped } from '#domain/shared/guards.ts';
import { HELPS, STUCK_REASONS } from '#domain/tasks/stuck.ts';

const isHelpTaken = shaped({ title: isText, reason: oneOf(STUCK_REASONS), help: oneOf(HELPS) });

/** The last way to help that the person accepted and has not rated yet; null if there is none. */
export const helpTaken = deviceValue('task-stuck', readAs(isHelpTaken));
