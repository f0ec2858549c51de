import { Component, type ReactNode } from 'react';
import { forgetMissingParts, PartMissing } from '#client/lib/parts/lazy-part.tsx';
import { NOT_LOADED_YET } from '#client/lib/parts/not-loaded-text.ts';
import { Button } from '#client/ui/button.tsx';
import { Page } from '#client/ui/layout/page.tsx';
import { Notice } from '#client/ui/notices/notice.tsx';
import { texts } from '#texts/app.js';
import { texts as common } from '#texts/common.js';

interface ErrorPanelProps {
  readonly children: ReactNode;
  /** The page title, given where a whole page may fail, so that the page keeps its title. */
  readonly title?: string;
}

interface ErrorPanelState {
  readonly error: unknown;
}

const NONE = Symbol('none');

/**
 * Whether the server responds. If it does, but a part of the app cannot be loaded, that part belongs to an older
 * version.
 */
const serverAnswers = async (): Promise<boolean> => {
  try {
    return (await fetch('/api/health', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};

/** Goes back in the history. The failed page is loaded again the next time it is opened. */
const goBack = (): void => {
  forgetMissingParts();
  window.history.back();
};

/** Catches rendering errors and failures to load a part, and offers a button to try again. */
export class ErrorPanel extends Component<ErrorPanelProps, ErrorPanelState> {
  override state: ErrorPanelState = { error: NONE };

  static getDerivedStateFromError(error: unknown): ErrorPanelState {
    return { error };
  }

  private readonly retry = async (): Promise<void> => {
    if (this.state.error instanceof PartMissing && (await serverAnswers())) {
      window.location.reload();
      return;
    }
    forgetMissingParts();
    this.setState({ error: NONE });
  };

  override render(): ReactNode {
    const { children, title } = this.props;
    const { error } = this.state;
    if (error === NONE) return children;
    const isMissing = error instanceof PartMissing;
    const isNotHereYet = isMissing && title !== undefined && !navigator.onLine;
    const missing = isNotHereYet ? NOT_LOADED_YET : texts.partNotLoaded;
    const notice = (
      <Notice
        tone={isNotHereYet ? 'info' : 'problem'}
        action={
          <>
            <Button kind="secondary" onClick={this.retry}>
              {common.tryAgain}
            </Button>
            {isNotHereYet ? (
              <Button kind="secondary" onClick={goBack}>
                {texts.goBack}
              </Button>
            ) : null}
          </>
        }
      >
        {isMissing ? missing : texts.partFailed}
      </Notice>
    );
    return title === undefined ? notice : <Page title={title}>{notice}</Page>;
  }
}
