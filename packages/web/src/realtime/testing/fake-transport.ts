import type { Transport, TransportListener } from '../transport';

export interface Sent {
  readonly event: string;
  readonly payload: unknown;
  /** Answers the acknowledgement. */
  ack(answer: unknown): void;
  /** Lets it run into its time-out. */
  expire(): void;
}

/** A transport without a network: the test plays the server by hand, or sets `answer`. */
export class FakeTransport implements Transport {
  connected = false;
  listener: TransportListener | null = null;
  readonly sent: Sent[] = [];
  readonly calls: string[] = [];
  /** When it gives something, that is the acknowledgement at once. */
  answer: (event: string, payload: unknown) => unknown = () => undefined;

  open(listener: TransportListener): void {
    this.calls.push('open');
    this.listener = listener;
  }

  close(): void {
    this.connected = false;
    this.listener = null;
  }

  restart(): void {
    this.calls.push('restart');
    this.connected = false;
  }

  retry(): void {
    this.calls.push('retry');
  }

  send(event: string, payload: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.sent.push({ event, payload, ack: resolve, expire: () => reject(new Error('timeout')) });
      const answer = this.answer(event, payload);
      if (answer !== undefined) resolve(answer);
    });
  }

  /** The socket comes up. */
  connect(): void {
    this.connected = true;
    this.listener?.onConnected();
  }

  /** The network goes away. */
  drop(trying = true): void {
    this.connected = false;
    this.listener?.onDropped(trying);
  }

  /** The server sends an event. */
  serve(event: string, payload?: unknown): void {
    this.listener?.onMessage(event, payload);
  }

  sentOf(event: string): readonly Sent[] {
    return this.sent.filter((sent) => sent.event === event);
  }
}
