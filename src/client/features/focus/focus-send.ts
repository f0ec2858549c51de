import { call } from '#client/lib/api/call.ts';
import { focusEndpoints, type SessionBody, type VisibilityBody } from '#contract/focus.ts';

/** Sends a change of the page's visibility. Throws what `call` throws. */
export const sendVisibility = (body: VisibilityBody) => call(focusEndpoints.visibility, { body });

/** Sends a session. Throws what `call` throws. */
export const sendSession = (body: SessionBody) => call(focusEndpoints.session, { body });
