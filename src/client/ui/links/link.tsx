import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router';

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  /** A path of the app, perhaps with a hash. */
  readonly to: string;
}

/** Whether a click means "here": the others open a tab or a window, or save the page. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/**
 * A link to a page of the app, followed without loading the app anew. The router's own would bring
 * 4 KB with it of what only apps use that are drawn on a server.
 */
export const Link = ({ to, onClick, ...rest }: LinkProps) => {
  const navigate = useNavigate();
  const here = useLocation();
  const there = useResolvedPath(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    // Going where one is makes no new entry of the history.
    navigate(to, { replace: createPath(here) === createPath(there) });
  };
  return <a {...rest} href={useHref(to)} onClick={follow} />;
};
