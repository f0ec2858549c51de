import { call } from '#client/lib/api/call.ts';
import { focusEndpoints, type SessionBody, type VisibilityBody } from '#contract/focus.ts';

/** Sends a change in the visibility of the page. Throws what `call` throws. */
export const sendVisibility = (body: VisibilityBody) => call(focusEndpoints.visibility, { body });

/** Sends a focus session. Throws what `call` throws. */
export const sendSession = (body: SessionBody) => call(focusEndpoints.session, { body });
