import { Modal } from '@mantine/core';
import { useDirectCall } from '../use-direct-call';
import look from './call-dialog.module.css';
import { CallingPane } from './calling-pane';
import { IncomingPane } from './incoming-pane';

/** Above sheets, below alarms. */
const Z_INDEX = 300;

/** The one dialog of a direct call: whatever rings, there is never a second one beside it. */
export function CallDialog() {
  const state = useDirectCall();
  return (
    <Modal.Root
      opened={state.kind !== 'idle'}
      // Only its own buttons end a call: a glove that touches the edge must not.
      onClose={() => undefined}
      closeOnEscape={false}
      closeOnClickOutside={false}
      transitionProps={{ duration: 0 }}
      zIndex={Z_INDEX}
      classNames={{ inner: look['inner'] ?? '', content: look['content'] ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content>
        {state.kind === 'calling' && <CallingPane call={state} />}
        {(state.kind === 'incoming' || state.kind === 'answering') && <IncomingPane call={state} />}
      </Modal.Content>
    </Modal.Root>
  );
}
