import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen';

interface State {
  readonly crashed: boolean;
}

/** Shows a way on when a screen fails to load or to draw. React itself has already reported the error. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override readonly state: State = { crashed: false };

  static getDerivedStateFromError(): State {
    return { crashed: true };
  }

  override render(): ReactNode {
    return this.state.crashed ? <CrashScreen /> : this.props.children;
  }
}
